/** An invitation: whoever takes the seat takes part in the chance of the game. */

import { takePart } from "./fair.js";

takePart(document.querySelector("form[data-join]"), () => false);
