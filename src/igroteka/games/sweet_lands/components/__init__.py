"""Components: tables read from the data files next to this one."""
