"""``python -m igroteka`` is the command `igroteka`."""

from .cli import main

if __name__ == "__main__":
    main()
