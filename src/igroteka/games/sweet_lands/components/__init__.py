"""Components: tables read from the data files beside this one."""
