PRAGMA application_id = 1231516239;
BEGIN TRANSACTION;
CREATE TABLE events (
	table_id VARCHAR(64) NOT NULL, 
	seq INTEGER NOT NULL, 
	line TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_events PRIMARY KEY (table_id, seq), 
	CONSTRAINT fk_events_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT ck_events_ck_events_seq CHECK (seq > 0)
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('old-1',1,'B 73475cb40a568e8da8a045ced110137e159f890ac4da883b6b17dc651b3a8049',1700000002.0);
INSERT INTO "events" VALUES('old-1',2,'C first 1',1700000003.0);
INSERT INTO "events" VALUES('old-1',3,'C deal park',1700000004.0);
INSERT INTO "events" VALUES('old-1',4,'C deal metro',1700000005.0);
INSERT INTO "events" VALUES('old-1',5,'C deal shop_home_metro',1700000006.0);
INSERT INTO "events" VALUES('old-1',6,'C deal shop_park_office',1700000007.0);
INSERT INTO "events" VALUES('old-1',7,'C left_over rescore_metro',1700000008.0);
INSERT INTO "events" VALUES('old-1',8,'C turn_over seed metro',1700000009.0);
INSERT INTO "events" VALUES('old-1',9,'C turn_over bulb office',1700000010.0);
INSERT INTO "events" VALUES('old-1',10,'C turn_over sprout home',1700000011.0);
INSERT INTO "events" VALUES('old-1',11,'C turn_over leaf metro',1700000012.0);
INSERT INTO "events" VALUES('old-1',12,'C turn_over star home',1700000013.0);
INSERT INTO "events" VALUES('old-1',13,'S 0 bot medium',1700000014.0);
INSERT INTO "events" VALUES('old-1',14,'O 1 flower keep',1700000015.0);
INSERT INTO "events" VALUES('old-1',15,'M 1 build shop_home_metro r2c4',1700000016.0);
INSERT INTO "events" VALUES('old-1',16,'A 1 done',1700000017.0);
INSERT INTO "events" VALUES('old-1',17,'A 1 done',1700000018.0);
INSERT INTO "events" VALUES('old-1',18,'C turn_over leaf rescore_park',1700000019.0);
INSERT INTO "events" VALUES('old-1',19,'C turn_over leaf park',1700000020.0);
INSERT INTO "events" VALUES('old-1',20,'A 1 done',1700000021.0);
INSERT INTO "events" VALUES('old-1',21,'M 0 build metro r1c1',1700000022.0);
INSERT INTO "events" VALUES('old-1',22,'M 0 flower_rescore park',1700000023.0);
INSERT INTO "events" VALUES('old-1',23,'C turn_over seed park',1700000024.0);
INSERT INTO "events" VALUES('old-1',24,'M 1 build shop_park_office r1c1',1700000025.0);
INSERT INTO "events" VALUES('old-1',25,'A 1 done',1700000026.0);
INSERT INTO "events" VALUES('old-1',26,'A 1 done',1700000027.0);
INSERT INTO "events" VALUES('old-1',27,'C turn_over seed park',1700000028.0);
INSERT INTO "events" VALUES('old-1',28,'A 1 done',1700000029.0);
INSERT INTO "events" VALUES('old-1',29,'M 0 build park r1c5',1700000030.0);
INSERT INTO "events" VALUES('old-1',30,'C turn_over star park',1700000031.0);
INSERT INTO "events" VALUES('old-1',31,'M 1 build metro r2c1',1700000032.0);
INSERT INTO "events" VALUES('old-1',32,'A 1 done',1700000033.0);
INSERT INTO "events" VALUES('old-1',33,'A 1 done',1700000034.0);
INSERT INTO "events" VALUES('old-1',34,'C turn_over seed home',1700000035.0);
INSERT INTO "events" VALUES('old-1',35,'A 1 done',1700000036.0);
INSERT INTO "events" VALUES('old-1',36,'M 0 build metro r1c4',1700000037.0);
INSERT INTO "events" VALUES('old-1',37,'C turn_over leaf metro',1700000038.0);
INSERT INTO "events" VALUES('old-1',38,'M 1 build park r5c3',1700000039.0);
INSERT INTO "events" VALUES('old-1',39,'A 1 done',1700000040.0);
INSERT INTO "events" VALUES('old-1',40,'A 1 done',1700000041.0);
INSERT INTO "events" VALUES('old-1',41,'C turn_over sprout rescore_metro',1700000042.0);
INSERT INTO "events" VALUES('old-1',42,'C turn_over sprout rescore_office',1700000043.0);
INSERT INTO "events" VALUES('old-1',43,'C turn_over sprout home',1700000044.0);
INSERT INTO "events" VALUES('old-1',44,'A 1 done',1700000045.0);
INSERT INTO "events" VALUES('old-1',45,'M 0 build home r4c5',1700000046.0);
INSERT INTO "events" VALUES('old-1',46,'C turn_over star office',1700000047.0);
INSERT INTO "events" VALUES('old-1',47,'M 1 build park r3c4',1700000048.0);
INSERT INTO "events" VALUES('old-1',48,'A 1 done',1700000049.0);
INSERT INTO "events" VALUES('old-1',49,'A 1 done',1700000050.0);
INSERT INTO "events" VALUES('old-1',50,'C turn_over leaf office',1700000051.0);
INSERT INTO "events" VALUES('old-1',51,'A 1 done',1700000052.0);
INSERT INTO "events" VALUES('old-1',52,'M 0 build park r4c3',1700000053.0);
INSERT INTO "events" VALUES('old-1',53,'C turn_over sprout rescore_home',1700000054.0);
INSERT INTO "events" VALUES('old-1',54,'C turn_over sprout office',1700000055.0);
INSERT INTO "events" VALUES('old-1',55,'M 1 build home r5c2',1700000056.0);
INSERT INTO "events" VALUES('old-1',56,'A 1 done',1700000057.0);
INSERT INTO "events" VALUES('old-1',57,'A 1 done',1700000058.0);
INSERT INTO "events" VALUES('old-1',58,'C turn_over bulb rescore_shop',1700000059.0);
INSERT INTO "events" VALUES('old-1',59,'C turn_over bulb office',1700000060.0);
INSERT INTO "events" VALUES('old-1',60,'A 1 done',1700000061.0);
INSERT INTO "events" VALUES('old-1',61,'M 0 build home r4c4',1700000062.0);
INSERT INTO "events" VALUES('old-1',62,'M 0 spring double',1700000063.0);
INSERT INTO "events" VALUES('old-1',63,'C turn_over leaf office',1700000064.0);
INSERT INTO "events" VALUES('old-1',64,'M 1 flower_rescore home',1700000065.0);
INSERT INTO "events" VALUES('old-1',65,'M 1 build metro r3c2',1700000066.0);
INSERT INTO "events" VALUES('old-1',66,'C turn_over bulb rescore_shop',1700000067.0);
INSERT INTO "events" VALUES('old-1',67,'C turn_over bulb park',1700000068.0);
INSERT INTO "events" VALUES('old-1',68,'M 0 build park r3c3',1700000069.0);
INSERT INTO "events" VALUES('old-1',69,'U 0 64',1700000070.0);
INSERT INTO "events" VALUES('old-1',70,'M 0 build park r2c4',1700000071.0);
INSERT INTO "events" VALUES('old-1',71,'C turn_over leaf rescore_home',1700000072.0);
INSERT INTO "events" VALUES('old-1',72,'C turn_over leaf shop_park_home',1700000073.0);
INSERT INTO "events" VALUES('old-1',73,'M 1 build office r1c5',1700000074.0);
INSERT INTO "events" VALUES('old-1',74,'C turn_over star shop_park_metro',1700000075.0);
INSERT INTO "events" VALUES('old-1',75,'M 0 build office r4c2',1700000076.0);
INSERT INTO "events" VALUES('old-1',76,'C turn_over bulb metro',1700000077.0);
INSERT INTO "events" VALUES('old-1',77,'M 1 build office r5c5',1700000078.0);
INSERT INTO "events" VALUES('old-1',78,'C turn_over star shop_park_home',1700000079.0);
INSERT INTO "events" VALUES('old-1',79,'M 0 build park r2c2',1700000080.0);
INSERT INTO "events" VALUES('old-1',80,'M 0 done',1700000081.0);
INSERT INTO "events" VALUES('old-1',81,'C turn_over bulb home',1700000082.0);
INSERT INTO "events" VALUES('old-1',82,'M 1 build office r4c2',1700000083.0);
INSERT INTO "events" VALUES('old-1',83,'C turn_over bulb rescore_office',1700000084.0);
INSERT INTO "events" VALUES('old-1',84,'M 0 build office r5c2',1700000085.0);
INSERT INTO "events" VALUES('old-1',85,'M 0 take star',1700000086.0);
INSERT INTO "events" VALUES('old-1',86,'C turn_over star home',1700000087.0);
INSERT INTO "events" VALUES('old-1',87,'M 1 build home r2c5',1700000088.0);
INSERT INTO "events" VALUES('old-1',88,'C turn_over star metro',1700000089.0);
INSERT INTO "events" VALUES('old-1',89,'M 0 build shop_park_home r1c3',1700000090.0);
INSERT INTO "events" VALUES('old-1',90,'C turn_over sprout shop_office_metro',1700000091.0);
INSERT INTO "events" VALUES('old-1',91,'M 1 build shop_park_metro r3c1',1700000092.0);
INSERT INTO "events" VALUES('old-1',92,'M 1 spring extra_turn',1700000093.0);
INSERT INTO "events" VALUES('old-1',93,'M 1 build home r5c4',1700000094.0);
INSERT INTO "events" VALUES('old-1',94,'C turn_over seed home',1700000095.0);
INSERT INTO "events" VALUES('old-1',95,'M 0 build metro r2c3',1700000096.0);
INSERT INTO "events" VALUES('old-1',96,'C turn_over sprout metro',1700000097.0);
INSERT INTO "events" VALUES('old-1',97,'M 0 keep office',1700000098.0);
INSERT INTO "events" VALUES('old-1',98,'U 0 sealed',1700000099.0);
INSERT INTO "events" VALUES('old-1',99,'M 0 keep office',1700000100.0);
INSERT INTO "events" VALUES('old-1',100,'M 1 keep shop_park_home',1700000101.0);
INSERT INTO "events" VALUES('old-1',101,'E 39 41 30f080ef30536d63',1700000102.0);
CREATE TABLE igroteka_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT igroteka_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "igroteka_version" VALUES('0001');
CREATE TABLE tables (
	id VARCHAR(64) NOT NULL, 
	game TEXT NOT NULL, 
	seats INTEGER NOT NULL, 
	options JSON NOT NULL, 
	seed TEXT NOT NULL, 
	names JSON NOT NULL, 
	config JSON NOT NULL, 
	created DOUBLE NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	version INTEGER NOT NULL, 
	rev INTEGER NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('old-1','dream_city',2,'{}','42','["Ann","Їжак"]','{"host":"g1"}',1700000000.5,'over',1,3);
INSERT INTO "tables" VALUES('old-2','dream_city',3,'{}','43','[]','{}',1700000100.25,'open',1,0);
CREATE INDEX ix_tables_created_id ON tables (created, id);
CREATE INDEX ix_tables_status_created ON tables (status, created);
COMMIT;
