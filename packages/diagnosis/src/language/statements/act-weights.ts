// Written by bench/statements/write-weights.ts. One digit per act, then the feature.
export const BIAS: readonly number[] = [7, 8, 5, 2, 0, 1, 1, -4, -8, -7, -7, 3, -2];
// biome-ignore format: data
export const ROWS = `PhViafldcjZUVff	you	stop
QRUooZaZcbciWu	box0
RRidrTWibXZRVpolc	
RrYeXZgfZacfYb	mark,	now
SUgdpigZaddYbb	speaker	fail
SgbZigdYfXoVZb	ask	stop
ShogXaZWZWdXcf	none
SiZjifgWWYafYf	only
SklembfZeWfVYu	still
SmTefXZgZkZZnf	heading
TVhmeaaaXbdibpols	-o
TXZhuedecceZef	some
TYfTYYYa0ZcWYu	correct
TbVZxabbfcdRcu	except
Tdjkbaaficdadneg	done
TekfZlZiZZcadb	i	be
TgcbibedeXdncb	describe	trouble
Tjfleahggcdbeb	speaker	be
TjncZdcdddeYdff	aux	fail
TnlbVbahbYefbff	trouble	be
Todabacedagdcff	you	describe
UVmiWaYlaadicb	i	not
UVrYmZcccbdVbu	bad
UWVYYbbcdbcWwfirst	#
UWgbZmaaaXaill	mark:
UXfhcijhdbdZdpols	-~
UXqWYYbaqacXbu	sorry
UYjkibfgbcdcdb	but	stop
Ubbcccdddbcaqlen	1
UeXZocapededdb	mark,	but
UfoYXYgbjcdYdneg	ok
Ugdbkbgmcdddab	ok	mark,
UgeXdRsdbccYcu	would
UgoYWYkcbcdTbff	fail	stop
UhXcjcccdaejcb	cell	ok
UjcZfXhdZhihcb	speaker	ok
UkncZUUaXZbdYf	still
UqYZTabZaadibff	ok	stop
VTgWrXgaibbYab	mark,	still
VThbrhebYbkbbu	some
VVbauddZdfeaepolc	+
VXUYnYbmebdZbff	mark,	not
VZjXWabdsbdYbf	sorry
VZlXceecgoedeb	say	aux
VaZZdikYdcdkdb	if	you
VbXZcodndaebdb	i	speaker
Vcceqefeedeaeb	ratio<	done
Vcmbkegegbcacb	fail	stop
VheYieZbakaejb	all	ok
Viebabcdgcejdff	mark:	trouble
VinZWdZhbhdUbb	gone	stop
VjXccbbdcadqab	aux	describe
VjYaYbedcehocb	describe	describe
VjkSldcbcdeceb	fail	open
Vjlciaddccdfcf	num
VlcdiedcfYedepol	+=
VmXbZcbccgdldff	speaker	describe
VuacZcddcZeYcb	mark:	ok
WXWaaXaccbcXuff	greet	stop
WXZVgbUbYXYayf	greet
WXbZebddcscYYl	quotation
WXjVipaZadhYcu	offer
WYfpbcdjYeecab	i	open
WYudcccdaceXepol	--
WZhncccbcceYdpol	-o
WZiajZhbkhhWdb	be	fail
WaYZecdeebercff	code	stop
WbZbdhkjccedepol	~-
Wbaegbbedeeodff	trouble	describe
WcRslYZcabdZau	yet
WcVaumYcaacPXk	number
WdYhneeghdfefs	done	but
WdfbodamgbcXZu	but
Wenbebgabbdidb	ok	describe
WgVffZbkkccbdb	not	done
WgbWkeeddcejnb	trouble	open
WhYbbbbdkndWbf	quotation
Whcdaejdebelfff	describe	done
WicbfbkbdigWbb	heading	be
WifYbUocccbYcb	would	stop
Wildcecdjdeaeb	earlier	trouble
Wmkgajbfdddccl	verify
WnffhbgfcedUbb	be	ok
Wpbacaebeeeaeb	ok	if
WqcdXddieeeZeb	ok	cell
XUYjnbcbcccaal	box0
XVWvVbcbccdiaf	box0
XWVXdldccZcmWff	mark:	
XWZjjjbcccdckl	open
XXYicbddejfqeb	describe	speaker
XXabubccccdYaf	ratio<
XXjVgqaVbcfXbf	offer
XYYkaZiabchcmb	i	greet
XYedcdddghefmb	trouble	heading
XZgZZaccqbcYab	correct	stop
XZhbXbbbrbdZbff	sorry	mark,
XaaZYVdwdddcgu	hedge
Xabobicdddedeb	open	you
XasbabceddfZfff	fail	mark,
Xbapddededeeeff	i	deliberate
Xbdcdacdeddcpfirst	bold
XbeWciiWeZbUtb	greet	stop
XbhYlaedbkeddb	mark,	fail
XbhYmbbjYcdXbff	ok	mark,
Xbhbeceeebemdb	mark:	code
XbpblcZbWeebeb	only	fail
XcakWpacdddXdf	rest
XccbYjohfddbepol	~~
XcgYfajjecdZcb	not	without
Xfafmdddcdeddb	open	yet
XgdmZckdcadYeb	you	fail
Xgrdadeecdeaeb	fail	mark:
XiTkabckbdecdb	none	not
XiYYfVtUbcaTbb	should	stop
XjQbdVafYYdsaf	describe
XjbicYcdebccml	now
XjcfadcfhZbkYb	describe	mark,
XjfeXdclbdeacf	verify
XkZcbddeekfifff	speaker	trouble
XlaZjafddgeWeb	trouble	ok
Xlbdbdceceeheff	fail	describe
XljdldcYdefefb	all	i
XoZbicdbeceZdb	good	cell
XpcdcdddddeZeb	fail	earlier
YVXZwaWababfZu	ratio<
YVXdYVqebcfjbf	should
YVabbbcddbdvZff	describe	stop
YWYZXYhogecgcb	hedge	stop
YXZbZYniddeceb	if	be
YYXbsZadacbbcff	mark,	still
YYZbtdeedfeXdb	except	stop
YYcWgbbmjddceb	but	not
YYhjZbbkbdeZdff	i	not
YYmmXbidaXhgeb	you	done
YZZaeceddrdZab	mark:	quotation
YZaeZeecdpeedu	mark>
YZeZoddbgcedeb	done	mark;
YZfbZZjecajhil	be
YZflXcZhbdegjb	greet	describe
YZodbcdcdaebdff	gone	stop
YaXsacdaceeddff	i	open
YaZqYceceeebdb	cell	open
YabhafqZedeaeb	if	speaker
YafoXddceeecdb	open	cell
YalaYabZocdZcb	sorry	mark,
Yalecfedckfefff	done	aux
YbUXgRpdgbgfiu	should
YbZqcabcdeedeb	i	deliberate
YbaYdpZbddhacb	plan	mark:
Ybaacnabddiccff	plan	mark:
Ybadneegeefefb	done	but
Ybceeeeeeoedeb	speaker	quotation
Ybdfpfffeefdfs	done	except
YcZeqeeecefefb	mark,	rest
Yccjcdbcdliceb	be	now
YcdYaXgscddacf	hedge
Ychcaccdbbdmdb	be	describe
Ydaecdjaeefcmb	greet	ok
Ydbdabnicgebepol	~=
Ydceeffeeofefff	say	aux
Ydcpecidbbecgb	mark,	you
Yddemeceeeeceff	of	ratio<
Ydeckjfefffbfb	some	describe
YdjkhZeigcbZXu	not
Yealhddecdebdb	yet	stop
Yeamdfegeffffff	aux	not
YehiedbfjcdZdb	be	still
Yelegdeehffefb	mark,	sorry
YfWaZbdbghhndb	be	trouble
YfZUmefiZeeeeb	verify	not
Yfaddcobeceaef	without
YgZlbeeeedecdff	open	all
YgadbWkdeddoeb	describe	of
YggbgbbciVdlau	dash
YglbWdibcfekdb	done	be
YhVXYVnhccccbf	would
Yhaobeddgeaceb	open	open
Yhbhhddcdeeddff	open	yet
Yhhbhgdgdcebeb	ok	now
Yhkddeefeiedfff	you	speaker
Yidegafgghghbu	be
Yidgedegddefice	ます
Yifeeaahcbegdff	all	ok
Yjdejefefjfaeb	say	now
YjefebahZobaaf	speaker
YjgfgXecXZjkZf	be
YjjbZlZhbacadff	i	be
YkXhYagdbddjcb	still	mark,
YkicgdZbccdXeff	be	ok
YlZajccXhYebepols	+=
YldeZbcedgffeb	trouble	all
Ylfedcdddeeceff	earlier	fail
YlmUXeedcdeceff	fail	open
Ymaahgceibedeb	done	verify
YmjXcbjeeeeZeb	try	stop
YmjehdcgdceYeb	all	be
Ynfcbeeeecfafb	all	describe
Yobdbabcdbeddb	heading	describe
YofegdddedeZeff	all	be
YqcZfaaccacXjff	you	be
ZVXZwZWabaafZext	n<m
ZVdglbVldedkeb	should	describe
ZVhlfYahcjebeb	open	be
ZVrZgabgahcVbl	fail
ZWaZYnadcogbeff	you	mark,
ZWafaXabdbyYdu	mark?
ZWbmZabkbeeedff	describe	mark,
ZWfXeaaZsbdXcf	correct
ZXZgbXabdcyZdhas	?
ZXfmhgfdceegeb	of	mark,
ZXifYjbedldXcb	cell	speaker
ZYWXZZabhzcVau	quotation
ZYYbbXZcdcyZcl	mark?
ZYZdcWacdcyacend	?
ZYaiambjdeeZdb	rest	of
ZYaoefefedfdeb	none	aux
ZYiZgZdcnZeZdb	mark:	fail
ZYjaYaccqadZab	mark,	correct
ZYkZZcmZbddbdff	not	without
ZZWYXcbbvdeZdb	correct	mark,
ZZaidedbhiejfb	none	if
ZZbfgkYjbddZdpols	o~
ZZcbekcpccecepol	~+
ZZccZbfmhdebhb	mark,	hedge
ZZeihaaagfdkZb	mark:	trouble
ZZfZffjZcodbdb	you	say
ZZiiciZcfdeaepol	-~
ZZvaaadddceXbf	bad
Zaaeaeeddneeefirst	>
Zabaeobeecgccb	you	i
Zacdbdadepeadff	say	be
ZacpWdecheeeepol	oo
Zacpcddccdeeeff	not	aux
ZagidXfdeeeles	fail	plan
ZajbdYWceieneb	speaker	if
Zbbodeeceeedeb	deliberate	not
Zbcededfeneceff	say	say
ZbcpdaZceeeceff	open	if
Zbeedendeefefff	if	done
Zbjihcfehdedew	not
ZbkjjaiggVaYTneg	
Zcaaadddpeeddb	mark,	isaid
Zcaeceeeejejeb	ok	say
Zccndaaceeeceb	open	if
Zcedkbhdegfcft	speaker	fail	stop
ZcncjcddeeeXdb	fail	cell
ZcodacXidiebeb	fail	ok
ZdWljbbcecdZbb	be	open
Zdddoeadeeeces	ratio<	done
Zdikieeeeefefff	of	done
ZdldZdeccdeidff	ok	describe
Zdoebcedfeedeb	sorry	stop
Zecbddbdhbeneb	code	describe
Zeddlffeefffft	i	done	mark;
ZehckccadjeXdff	speaker	ok
Zfdjkeacgceadb	aux	not
Zfedkedefffffb	ratio<	if
Zgaandeeeeedes	good	good
ZgaeededlcfZeff	ok	all
Zgcdbcgheeedkb	be	greet
Zglddcgdeeeaes	plan	trouble
ZhZbledidceeZb	speaker	not
Zheeeffeflffft	now	aux	done
ZhjejckZeXbWab	still	stop
ZhkbZcjcacfkdb	ask	describe
Zhkgecbfdfejefw	the
ZiXlehZbeefbeb	plan	earlier
ZiYebedcobedbb	correct	describe
Zieclfeedeffft	done	mark,	fail
Ziidffffhgfcft	aux	done	say
ZjZcbcehdkeceb	ok	i
ZjblXZhZdeeceb	now	not
Zjgbjaebdeeies	ok	if
Zjlebcfeeefefff	ok	now
ZkYjhhaadaeheb	of	be
ZkkjOdfScdaaYf	not
Zlfedddedeecfb	earlier	fail
Zmahbbideaeceb	code	be
ZmhdaddccdeZepol	-=
ZnVbhccdcdegdff	describe	trouble
Zocdceeeecfbfb	aux	gone
ZodYgadacacYlb	you	be
ZpVgacacccdlck	code
aVmWecceknedeb	done	aux
aWWhjcdobdehab	speaker	aux
aWZdrddebbeadf	except
aWkaZdgfhZekeb	not	be
aWkkfcbZjYdaeb	be	not
aYYdbencdfdacb	say	not
aYZhmedhddeefb	still	done
aYbcdceeedccsff	greet	
aYigUlbddYebeff	speaker	fail
aYnZicddeeeZeb	cell	fail
aYpfZbdcddeeeff	i	fail
aZZdjmccedeXbb	only	all
aZZsacdccceacb	mark:	open
aZaeiccediejeb	all	all
aZbbdrYbeedceb	plan	be
aZbbkbdeeeekdb	cell	verify
aZbeeecfeefnfff	describe	of
aZbekeeeheebkb	greet	mark:
aZhcfejcdjeads	say	not
aZjhaZcheldZdff	cell	speaker
aZqdZbccbdedeb	i	fail
aaaeaeeddneeef	mark>
aabemdeefefees	good	bad
aadbobcdgefcfb	mark,	except
aaddcdhkeeedeff	if	be
aadedeeeenedeb	say	mark:
aaeZodeeeeeecs	good	box0
aajakeeefeeceb	bad	cell
aajhccYedgealb	hedge	describe
aakdbcdcdiecjb	stop	stop
abWZdXnagjdmZb	mark,	describe
abYlddggdeeefb	not	if
abZcXddbsceaeb	correct	mark:
abbZdrXbeeeadff	plan	stop
abbghdYlcdebepol	~o
abckeeedfhfefb	speaker	open
abdcofeeeefZfb	all	except
abdddagfeeelfb	if	describe
abedfddeekebeb	say	fail
abhhfedfbghefs	say	open
abjeadddeeefjff	greet	describe
acbdbjkkcaeedpol1	~
acccdcZoeeebeb	hedge	aux
accedeeeoeeces	isaid	correct
acceeebeggfmft	be	trouble	stop
accelefefefgfb	cell	num
acdbXbZpcddccl	not
acdddagdeffjfff	if	describe
acdeeefeeneceff	speaker	quotation
acdfmfffedfefb	done	except
acdideegejeefb	say	but
aceZgddlheedes	but	not
aceedemdeefefb	if	done
acgembdedeecbb	but	only
achceeeeekebdmasked	all
acpedeeeeeebeb	fail	paren
adXbceedqeedeb	i	correct
adZeabedjliceb	mark:	be
addcbddedmeeeff	you	say
addccemdeeeaeff	if	you
adddceeemefeeb	correct	i
adddceeemefeeff	correct	i
adigjccgbcedeff	speaker	be
adjbeffegjfeft	say	aux	done
adjgheeeedfefs	fail	say
adkefffffefffw	returned
adlcdfeedefeeb	not	i
aeXXiZZiabZYnff	greet	mark,
aeZenefedffefb	rest	fail
aedfkffegfffft	done	mark,	but
aedicdldcffeeb	only	mark,
aeeedfehkefffb	only	aux
aeeflfffeefefb	except	mark,
aeekddefeifeft	ok	you	stop
aefdgegefeekft	you	describe	aux
aefhbccedjejeb	say	describe
aegcbdmagfeces	if	ok
aegdehifeeefew	can
aeiccecjidedgw	my
aekdaedehceceb	still	ok
afXjkbegccedeb	verify	mark,
afYiWcabcpdZdb	say	be
afcdiefheeeees	verify	not
afkdjeededfdfff	speaker	speaker
agXngbhbcceceb	open	done
agaYaYcfecgklb	greet	you
agbbmaXkdddebb	trouble	be
agefeffffefhft	describe	be	trouble
agellgcgZaZWTb	not	stop
agffhfgefhffft	done	mark,	ok
ahbbcbfnedeces	hedge	done
ahccdggceefdeb	plan	ok
ahdeceeeeeeket	describe	describe	stop
ahdicefhgefeft	done	ok	stop
ahecccddjjedcb	i	mark:
aheffffgeeefhc	ます
ahelfdeeeefeft	open	done	stop
aiZabilZdZdheb	describe	done
aiddhefefeeefs	done	still
aihgYiehhbdadb	verify	stop
aijaWbbcccbaml	greet
ajcbdYZcefemeb	trouble	plan
ajdjdffefefeft	speaker	be	stop
ajffffffffffffw	database
ajlbeaZVjYefcb	ok	all
akYabcadcddjcff	still	mark,
akeedhefeeffft	done	verify	stop
alZcledddZeYbff	trouble	done
alabZcdddieieb	speaker	trouble
aldadddifedadpolc	~
aldefeeefefeft	cell	good	cell
alkcYdecefebeb	speaker	now
amcaebfiehcaab	ok	stop
ameecdeefdeeel	say
aoXeccidedebeb	ok	without
aocdedeeedeZeff	mark:	ok
aoiZWeeZbefefff	i	verify
apdeaeededeaeff	ok	ok
aqaeeeeeeefbeb	none	trouble
aqdddeeeeafWfb	code	ok
aqeddeeeeafWeff	code	ok
bVbnhdcacdebeb	mark,	yet
bVdhhbkihVafXu	only
bVhWecjnabeeeb	i	mark,
bWZkhdhdddeeeb	open	still
bWagaYWpdddidb	be	hedge
bWegbYZbcZuZZf	ask
bXYnaadcdlbaeb	ask	all
bXgjkdgabddcbb	still	not
bXhcYmbeeeeaeb	fail	of
bYUWtZZhpXcVcu	mark;
bYWsVbcbccdbaf	yet
bYbbcZWsddebeb	hedge	be
bYcdldcbmYeaepolc	=
bYcecdaeeeereb	num	describe
bYdbeeceecfofff	code	describe
bYdcbckbemddhl	i
bYdeneeeeeeZeff	ok	ratio<
bYhdccYcedepeb	describe	num
bZZbdZdrdZdbdb	speaker	hedge
bZasXddddddccff	box0	
bZbbdaXrdddcdb	hedge	now
bZbcbbYqgdedeb	hedge	mark,
bZbdbcdbdteXeff	speaker	say
bZcccedeeneceb	say	say
bZcebfdeekflfb	say	all
bZceoeeeeeeYeb	ok	some
bZdeneeedeeZeb	ok	ratio<
bZedbnadddeceb	now	fail
bZgcadbdeqeces	say	done
bZladXnZdeedeb	if	i
bZleechjeafadb	all	say
baXbareYddcbdb	offer	stop
baZfefffgffoeb	earlier	describe
baaahYpZdeeceb	if	mark,
baalkddedeeZcb	trouble	mark:
bablabcgjcedcff	mark,	i
bacdbidemeedeb	mark:	heading
badeedddlefceb	still	describe
bafZmbccefefms	trouble	trouble
bahiieddZdeddpol	o-
bajccdajeeeddff	hedge	describe
bajcheedgefeft	mark,	fail	stop
baleieeeeefbeb	still	trouble
baoaZdeeaejbdb	trouble	still
bbZajkhZdedZdff	offer	mark,
bbZdXddasdeceff	correct	mark:
bbaakigZdeeadb	offer	mark,
bbacbbaqddeceb	hedge	done
bbbdccobdeedeb	mark,	would
bbboeaddeffefff	not	done
bbcceeeeemedbl	command
bbcdcceedadapend	:
bbcebdeendecdb	mark;	correct
bbcmZbcddgjcdb	ok	you
bbdleeedeefdfb	open	trouble
bbffeeefflgeft	you	mark,	ask
bbiedhdkeeeaet	i	describe	stop
bbildfeddefbfb	done	not
bbjbieeefeeceb	cell	bad
bbkeieeebefdfb	fail	all
bbnaYeefehfdfb	open	some
bbocdbeeddebdff	bad	mark:
bbocdceeddebdff	mark:	fail
bcZebdedcifmfb	be	ask
bcabdccboeebeb	correct	isaid
bcafhfeffkffft	mark,	fail	trouble
bcbaenccfdebfb	plan	cell
bcbaenccfeebeb	cell	plan
bcbbjZmbdeeceff	if	mark,
bcbcdeeefeebnt	trouble	trouble	trouble
bcbebcbffeemeb	only	trouble
bcblhffeeffffb	open	aux
bcceckjicaeddpoll	~
bcceleeefefefpol	++-
bccfleffeffefb	mark;	rest
bccmaieeeffefb	of	open
bcdeiejceefefs	would	done
bcdfWeXbqjbicu	mark:
bcdfefeffeflft	aux	describe	trouble
bcdldfZdeeedeb	plan	open
bcekblbceeeaeff	plan	describe
bckbdcabkeecfb	not	ok
bcnZeeeciefaeb	mark,	code
bcpeeceffffcfff	fail	of
bdbhjeeegffeft	if	aux	stop
bdcdfncdfefcfb	now	plan
bdceedffidfiew	nine
bddbbjkhcaeedpols	~
bddcencdeeeceff	plan	speaker
bdddedbneeedfff	hedge	aux
bdddekhdfffdft	plan	done	stop
bddeadedneeeeb	isaid	but
bddldefefffdet	cell	open	cell
bddmecbcgfedes	open	if
bddndeebdefefff	open	mark,
bddodefeeffdfb	deliberate	open
bdedeedefemeeb	done	mark?
bdeekffgeeffft	still	done	stop
bdefdffffefkft	describe	done	say
bdefgfffgjffft	say	speaker	mark,
bdefjfffeffffb	rest	still
bdefkffefffffs	but	say
bdefkffffefdfs	except	done
bdeijfecdefeet	aux	not	stop
bdejieeeeeeeeb	arrow	open
bdfecddelefdfs	correct	fail
bdgdceefejfceff	say	fail
bdhfcfffjffffs	done	correct
bdjdZdeeedfjeff	ask	describe
bdjegeeidefefb	but	aux
bdkfdffefcfeft	speaker	done	fail
bdlfcffffefeft	be	done	fail
bdobdebeeffefb	i	try
becdcnadeefefb	offer	done
becigefdgffdfs	if	open
bedbemdceffefff	i	plan
beddeefjfdfhffw	to
bedeheeefifeft	all	done	ok
bedndfffeffffff	aux	open
beehhfgffffffwb	before	the
befdeedekffefs	isaid	if
befgghgceeehfw	se
behgXcccdmeXbb	say	trouble
beiegefedeghfw	go
bejechdedhhdew	me
bekfefefeefeft	trouble	fail	stop
belfceffeffeet	fail	mark,	speaker
belfdefffffeft	fail	fail	stop
bemfeeeffffcfff	fail	code
bfYXdZgaZqbYff	say
bfaebddfedfleff	trouble	all
bfcbesbceeedes	plan	plan
bfefkfeffefefs	ratio<	trouble
bffdgdcfeefjes	verify	trouble
bfgfgchffffgew	il
bfggdakkeXcVbb	be	mark,
bfgifafbcgefdb	speaker	speaker
bfhggeefedfiffw	il
bfjfeeffgfffft	mark,	sorry	stop
bgZfgiceeeekfff	of	be
bgaedeeeeefijff	trouble	speaker
bgbekeeefffeew	hotel
bgbemccgeceYeb	all	mark,
bgcedeeeeefhice	ります
bgebdabbaadobb	num	stop
bgfXicXcZVgmdff	be	done
bgffhfdgfffffw	reached
bgheffdeeifdfb	ok	verify
bghiedeffffdfw	stopped
bhcdbdcgdiedeb	say	ok
bhcghhgffdfffw	errors
bheeigdeeefcet	ok	fail	stop
bhfeeegfehfdew	fine
bhffefdfgffift	mark,	greet	you
bhfhggfefefdfw	access
bhgWhchdXRblZf	all
bhgigcdggfeacw	no
bhiefdfffffcefw	push
bhliYeacfdjefb	done	i
biXafejaXUbjmf	trouble
bicideefgfeffs	say	but
bicjbeedeefdes	open	trouble
bieZkeeeeffeft	fail	open	stop
biedhcgeeefbft	trouble	ok	stop
biffgfeefffeft	mark,	open	done
bifgddfffefgew	alarm
bigbcddighfdfs	ok	verify
bigfgffffffefw	sync
bihZiYkdhbdcXb	mark,	speaker
bihbffbgcgeZeb	be	gone
bijfbfffefffft	mark,	done	mark,
bjadjcdebgfefb	some	speaker
bjbcgddYicecepol	=+
bjbdhdeefeedeff	cell	good
bjdedheeffffew	bug
bjdffefhddfcbu	verify
bjeedeidcefefb	without	mark,
bjefdfeeehfdeb	mark,	without
bjefdfffffffft	describe	trouble	aux
bjgYachidacibff	cell	cell
bjgiaaccdZchbl	code
bkWbcdemcdeeeb	ask	not
bkcfVgYeZbZmSf	mark:
bkcjecdefeeefb	you	plan
bkdfdfeffefefs	gone	trouble
bkdfheeeeefcfs	ok	num
bkedfcdeiYeieb	fail	speaker
bkgdZZieacdiab	describe	aux
bkgeddeeeefaeff	fail	earlier
blceddecegecdb	trouble	gone
bldlZccdgXccal	but
bmadbZYbcdfjeff	mark,	ask
bmceefdeeefdeff	without	none
bnZeadddgeebepolc	-=
bncadcYheedbeb	plan	now
bndbdecdebedeff	code	be
bndeceedeeedeb	ratio=	ok
bobegeefdefcfb	not	trouble
bodXadZecjegeb	describe	not
cUmmYYaZebcYab	not	mark,
cWaoeddcdeebeff	be	open
cXacZwXZccfXgf	plan
cXacidcfmeeceb	ok	mark;
cXfbnccZhbecepols	+o
cXiWaWsdbccccf	if
cYYakiZpbdfbdpols	+~
cYcgbmebdeeZeb	open	describe
cYocYdceddiZeff	be	fail
cYodedceedfdfff	fail	ok
cYqegdheaceTdb	trouble	fail
cZZcdedeedineff	be	trouble
cZabgbmkbgeZdpols	=~
cZamgddbddddbb	yet	but
cZbdbcapdeedeff	hedge	mark,
cZbhbdekieeeeb	open	verify
cZddejgcffeegb	greet	plan
cZeeekhdffeefff	plan	ok
cZjdeefedlfdfb	mark:	i
cZlZjddddeebeb	some	of
cZndgbdbZddbeb	but	fail
caZabpbaeegceb	be	plan
caabdZepdZdbdff	speaker	hedge
cabZnddahcedepol	+o
caccegldeeeces	if	plan
cacemdeeeeeees	num	num
cadddegeeiejfb	describe	say
caeageeedeeldb	dash	trouble
cafldZaeededeff	you	fail
calebegheafdeb	done	earlier
capcacdbbdebdb	but	sorry
caqcXcdbbdebdff	but	sorry
cbahccceheeldb	only	describe
cbbdYfZfeisadu	ask
cbbgkfeghefefs	still	done
cbbocdeddeedeff	mark:	open
cbcYfbeeaYdXxu	greet
cbcbeqbdeeecdff	plan	plan
cbcddcpbededfb	speaker	would
cbcdeXaqeeedeb	now	hedge
cbcdeaqbeeeXdb	should	trouble
cbcfedeffeflft	describe	speaker	stop
cbckcdjdeeiedb	be	i
cbdYdaeZatfcbu	say
cbdbeqbdeeecdb	plan	plan
cbdcdebgdgdjdb	hedge	say
cbdcdnbdefedfb	plan	all
cbdjgeedgefdfs	verify	open
cbdldeeeeefefff	open	speaker
cbefaddddoebds	say	trouble
cbeldiedeffdeff	i	i
cbfkdhedeefeeb	i	i
cbgdlhddbeedes	but	fail
cbkafcdgbdeceff	but	not
cbkejeefeefafb	some	trouble
cbkgbeefdffefb	fail	still
cblddefefbfefb	speaker	name
cbnceeeeeehbes	trouble	still
cbpbgVXfaeeeeb	offer	not
ccYkddfdfhehfs	not	if
ccZkedibeefefff	not	if
ccabhdlfeffefs	if	not
ccbbeeddeoeaeb	say	quotation
ccbegdmdedfcew	would
ccblefffeefeft	not	none	aux
cccdbjihbaeedpol	~
ccceheefegfift	all	all	stop
ccceijeeeefbdt	only	all	stop
cccgeffefffkfw	written
ccchbcobeefdfff	if	speaker
cccnceeeeeeeeff	box0	speaker
cccneefeeefedb	open	mark:
ccdcceeemefefb	isaid	done
ccdcchaldeedeb	i	hedge
ccddeapbeeeYdff	should	trouble
ccdeeeeffmfcffw	⟨quotation⟩
ccdfefffkffdeb	correct	be
ccdhfifeeefdew	ora
ccdnceeeeeeeeb	box0	speaker
ccedcdkdfejafb	if	heading
cceddeeeedddmff	heading	
cceekddedefeeff	mark,	speaker
ccegfefefffift	you	if	aux
ccfbeeecmefefs	correct	done
ccffcffihffefw	doğru
ccgfbeeekeedes	correct	still
ccggeefjcfffdt	i	open	stop
ccgjheeegehdew	still
cchhdffefffhfw	request
ccidefhffffffw	om
ccjZlefgdfeces	done	fail
ccleedeeeefdeb	command	fail
ccocdbeeddecdb	bad	mark:
cdYaheecnefefs	correct	not
cdbaeobcefedeb	i	plan
cdbdocceddeaeb	ratio<	mark,
cdbpiabedccadu	open
cdcceeeeecpcZf	mark?
cdcceeeeedpcZff	mark?	
cdcddgjgfeedew	'd
cdcdeeeefofces	say	quotation
cdcdefeelefceff	correct	isaid
cdceddocefeefs	if	would
cdceeheffjecet	cell	speaker	cell
cdcfeeefeififs	trouble	quotation
cdckcieeegfefs	open	say
cddcddddmffdfs	correct	isaid
cddcfpbefffdfb	plan	of
cdddZZoddadWcl	all
cddeeeeffefleff	describe	code
cddeeeffelfdek	quotation
cddegffffefifw	name
cddhifffgffefw	skipped
cddlcgbceeeees	plan	open
cddldefefefffb	yet	done
cddlegefffffft	open	of	stop
cddneffeeffdfb	aux	deliberate
cdebfoaeffedeff	plan	you
cdeclffeeffefw	frontend
cdeebedlfgfdfs	done	hedge
cdeededeflfeft	say	be	done
cdeeeemeeffefs	would	if
cdeejfegfffefw	çalışıyor
cdefedfffjfefce	아요
cdefeeegfkfefwb	that	the
cdeffffffkfdfw	says
cdefiffffffhffw	two
cdekdffeefffeb	greet	open
cdfdleefeffefw	backend
cdfehfhhfdfffw	contract
cdffjeddggfdfs	done	not
cdfkcdeeeefdfs	fail	rest
cdgdefdggefeifw	my
cdgeaeefedfmft	describe	trouble	stop
cdhbbebmdeeefs	not	fail
cdhdhdhehdecet	be	fail	stop
cdhfeffffhfget	trouble	heading	stop
cdhiegeefffdfw	step
cdikdfeddedeft	open	mark,	be
cdjdddgheefefneg	verify
cdkdhcfedegeew	could
cdleeeefeefaeb	bad	code
cdmbadkcgedXeb	not	ask
cdmdeeeeeeeaeff	bad	code
ceXfoffegefffpolc	+-
ceYcdefenefefff	i	correct
ceYjioafcbcUfu	rest
ceZddlfeehhdeb	you	ask
ceaedejjdffees	without	fail
cebflfffeffffs	rest	fail
cebkefffeffeft	not	mark,	you
cecbeeeeoafafb	isaid	mark:
ceceeeefleeceb	isaid	correct
ceceeeefleedeff	isaid	correct
cecefkfefefdet	i	speaker	stop
cedcebdmffffeb	hedge	i
cedeleeedefceff	ratio<	mark,
cedeleffeefeew	but
cedfdfffkefffb	fail	correct
cedfefeffgfjfwb	in	#
cedfhfgfheffft	mark,	be	fail
cedgffcefefjft	you	speaker	stop
cedidedldefbfb	aux	hedge
cedidghdeehfgw	this
ceebhffeiefffpolc	+o
ceeeiffgfffffw	references
ceefeffffhfhfw	supported
ceeffffffjfeft	speaker	quotation	stop
ceeffffffjffft	aux	now	done
ceefiffffffffs	rest	still
ceefjfebeffffpolc	+=
ceegbgcifdehew	не
ceehdeeeeffejt	greet	mark,	stop
ceeigecgeefefb	speaker	only
ceelefdeeffdft	aux	open	stop
ceemeafcgeedes	open	done
ceemjabeebdadpoll	o
cefdbfedleffeff	isaid	you
cefdbfeelefffb	isaid	you
cefeggfhfdfffwb	the	contract
ceffifffffffffw	half
ceffifffffffft	mark,	but	stop
ceffifffffffft	mark,	except	stop
cefhhffeefffft	heading	done	mark,
ceflceefddffft	mark,	you	done
cegeefefiefefw	wrong
cegfffegfjfffw	already
cehdggggfffefw	rows
cehedjefeeeeew	e
cehfggfffffffwb	the	import
cehfhffffffefw	rejected
ceiceedjceeefs	fail	not
ceiffffffffefwb	after	#
ceiffffffffffw	malformed
ceiffffffffffwb	to	a
ceifffffgffeft	aux	fail	speaker
cejeceeegefdfs	still	ok
cejeeefceffffs	fail	would
cekedefffefeeb	bad	fail
cekeeeeffefces	bad	trouble
cekjhdeeebebcf	dash
celedeeffdfeet	speaker	fail	done
cfZbjZakdjeaeb	be	all
cfabbYendddacb	hedge	ok
cfchfeehghfdfc	ていま
cfdfaffdnefefb	mark:	aux
cfdfefffjffdfs	isaid	trouble
cfdhdehegffeft	if	aux	open
cfdifffffffffw	rights
cfeeeekeeffffb	would	done
cfeeifeeffffft	ratio<	if	aux
cfefifeegeffft	done	say	mark,
cfefifffffffft	done	mark,	rest
cfegifefeffefw	alone
cfeieffffffffw	destructive
cffejfdefffffs	ratio<	if
cfffifffffffft	done	mark,	except
cfgeeefeiffeft	sorry	mark,	i
cfgfheeefffffw	dropped
cfgfiefffefdfw	scan
cfhfcfffiffefs	trouble	correct
cfifeffffffffw	arrived
cfifffegfffffc	착했
cfjYfXYacZcobu	num
cfjfefffffffft	done	fail	fail
cfkfeehffefbft	fail	trouble	stop
cgcccjgbeefdes	plan	ok
cgcejfegfefddw	ok
cgdfghgefffdfc	きます
cgdfiffeeffefb	but	ok
cgeehffeefffft	ok	now	mark,
cgefiffffdfefs	except	say
cgegefefehfdhc	って
cgeheeehfhfcec	いま
cgemZcddceeeeb	mark,	verify
cgfbheeedjfbet	all	ok	stop
cgfehdjfdfecefw	it
cgfejcbecldUab	trouble	done
cghdefefeffhew	check
cghedffffffgfwb	by	the
cghfgeeffefgfw	è
cghhcddfgeedece	せん
cghhcdefgeeeece	ません
cgidfahWYkcYbneg	describe
cgieeefefefffw	key
cgiffffffefefw	webhook
chZhdeeieeeeet	none	not	stop
chbZYeZbcZdndb	you	ok
chcbhfegiefeft	not	done	stop
chcceeiddhfgdt	describe	be	aux
chdZjfeidfffft	verify	not	done
chddelccdfeefs	plan	verify
cheefegefffhfw	twice
chefhfegeefffce	好了
chgVVhYZZYbhml	mark,
chgeceeeeefhet	mark,	num	stop
chgffffffffffc	베이
chgffffffffffc	이스
chhffffffffffc	베이스
chiedfeeeefeft	fail	trouble	mark,
chifdffeeffeft	aux	done	speaker
ciYdidfefhgggw	are
cibdcedededkeff	be	describe
cibeheeefefbfs	ok	except
cibfefefeeffft	be	trouble	describe
cicdfdjhegfbft	describe	aux	done
ciddgfffhefffw	confirmed
cidehedddefYfb	ok	except
cideiffeeffefw	booked
cidfefddiefefb	without	trouble
cidhdffffffgfw	letter
cidjbcgceefeft	now	not	stop
ciebnbaZcadUbpols	-=
cieecdcaeffkeff	ok	trouble
ciefeffffehefw	guests
ciefeffffffffwb	are	in
ciegdcehfefiew	is
ciejdddfgefcffw	no
ciffdeggffffft	greet	you	stop
ciffedhfffffft	you	mark,	speaker
ciffefffffffffw	base
cifffffffffffc	恢复
cifffffffffffc	服务
cifffffffffffc	运行
cifffffffffffw	lockfile
cigfeeffeffffw	reservation
cigffffffffffc	务器
cigffffffffffc	服务器
ciheffeeeefdewb	with	the
ciicgbhbgdeedw	się
ciieeeffcefeew	deadline
cikUVnUYVYbTUff	mark,	stop
cjahieVebYegdf	ok
cjbhYeejdeedeb	ok	yet
cjcZYbZbdadjdff	you	ok
cjcbdnaYbeedeb	plan	i
cjdfffffffffft	earlier	fail	mark,
cjeeeeefeffcft	fail	describe	stop
cjefeffgfefeft	all	be	done
cjffefffeefefb	say	rest
cjjdcefecefdeb	still	fail
ckcccaXideedeff	hedge	ok
ckceeefffffdew	balance
ckdefeefeefdft	be	ok	mark,
ckedUgfYXnfcYf	you
ckeeeedffffeft	ok	of	stop
ckkdbdadededcl	name
clbededfeffaet	trouble	be	done
clbefgdegeedes	done	verify
clcbicdefedddu	ok
cldeceeeedeeef	ratio=
clldcdcddZdbdf	command
clldcddddZebdk	command
cmYebcgcfgfces	ok	without
cmacfdddedeaeb	cell	good
cmdeadeedefceb	ok	rest
cmefceeefefcfb	ok	good
cmfebcageeeZes	trouble	but
cnXeeefeeefefb	earlier	ok
cneebdeeeefcfff	ok	rest
cnefceefeefdfff	ok	of
coceaeeeeefYeb	num	ok
cpddbdagdgeZes	fail	ok
dVYcbcdddkencb	command	stop
dWbcZdcadueWeb	speaker	say
dXYkgjcdieeedb	still	open
dXiZheemaefdcpolc	o
dYZcpeddcefefb	but	still
dYZhfmcbdfgbib	speaker	heading
dYdeneeedeeaeb	except	all
dYgfdediejefet	aux	done	stop
dZWebibgemdYcb	speaker	cell
dZadodccdheaepol	+-
dZdfafehdeejfb	describe	open
dZeeecncfffceb	trouble	would
dZeemcdedaeceb	fail	heading
dZfjeideeehees	still	open
daYhfedcmdfdfb	not	all
daahgefiibeefs	ok	but
dabdkcjZeeedeb	would	be
daccdZoceceZfb	if	all
dacdecaoeeeeeff	hedge	now
daceZfffeefmfb	be	num
daceddebhiekeb	trouble	hedge
dackgeheeefefs	open	still
dackheeefcfdfff	cell	done
dadbceeeedileff	describe	describe
dadcYkddbbckeb	ask	fail
dadcfoddffeefff	plan	earlier
dadecdXoeeeddb	greet	hedge
dadedemdeffefb	if	of
dadejddegiedes	say	fail
daefleeeeefdfb	ratio<	ok
daefleeeeefdfff	ratio<	ok
dagdfeelgdfeds	but	open
daieeeeeeeeiet	be	describe	stop
dbVdjcdmbeedeff	mark,	but
dbXccmiceeeeeb	plan	fail
dbYelgdegdedes	done	open
dbZdoedcdefefs	but	still
dbbddgkefeeefs	plan	if
dbbedcodeeeaeb	would	describe
dbcddeeeeneaeb	be	quotation
dbcdebaredeceff	hedge	speaker
dbceccobefeceb	should	ok
dbceedjbeffgfb	would	of
dbclZeedehfefff	speaker	open
dbdcfcjeehfggfw	you
dbdciffeeffkgce	입니다
dbddebaqeefdfb	hedge	speaker
dbddeoaceeedeff	plan	be
dbddgeekdceefb	but	open
dbdecedeeeemeff	describe	num
dbdedcmcefedes	should	ok
dbdgedefhhfhes	trouble	hedge
dbdhbeeihfffes	open	verify
dbecefckfeeeeff	plan	now
dbedecbngefees	hedge	hedge
dbeedffffefkfw	museum
dbeedhdihehdfb	ask	ok
dbeeeeleeffefff	if	of
dbeekefeeefcfs	ok	ratio<
dbehhefeefffet	open	yet	stop
dbfffddgihffew	was
dbfhdfhdgfhehw	you
dbgedeeefgfjffw	her
dbheddfefgfifw	closed
dbhfZffdlffefb	all	but
dbhggehdbeeees	still	not
dbieeidffffehw	happy
dbjibjbkgbeXeu	i
dbleceeedefdfff	still	ok
dbmecadfhefdfb	not	speaker
dboYgbddZdeeeb	fail	i
dcaddoZbeeddeff	offer	i
dcbcedcmeefefb	mark:	hedge
dccbgkdbheedfb	but	if
dccdefieeifgft	be	aux	stop
dccdefkeeefeew	if
dccdejeffffdfce	게요
dcceeheiefgefff	ask	i
dcdbdbblieedeb	hedge	hedge
dcddeddhefejes	hedge	say
dcddedmcfefefff	speaker	would
dcdeecjceeeies	should	trouble
dcdfedbleefdfb	hedge	open
dcdjcgcdeefcfs	open	plan
dcdkdffeeeieeff	be	i
dceddmebeffcfpol	o~
dcedecnefeecfb	you	would
dceedfffkdfefff	isaid	done
dceedkdeeefeft	now	fail	stop
dceeeekfeffffs	would	ok
dcefdefeeffekt	greet	mark,	greet
dcefeedeffflet	num	describe	stop
dcefeffffffjew	function
dcefeiieefeffb	only	ok
dcehefffgffehwb	to	you
dceiedfefffiece	します
dcejgffeeefeft	open	be	stop
dcffbeideejefb	verify	be
dcffeihefffdfw	second
dcgecjeffffdft	fail	of	stop
dcgedcmceefbfs	would	trouble
dciadfheeffift	mark,	plan	stop
dciecefffefift	ok	all	stop
dcieecfegffgfw	when
dcjaceeeigfeft	done	aux	stop
dcjedheefdfgew	after
dcjeheeefffcet	cell	fail	cell
dckbieebeedgdpoll	-
dckdcYiheeeeeb	plan	would
dcleeeeeeefdfff	command	fail
dclfcffffZfefff	done	earlier
dcndcdcddfeadff	speaker	done
dcndgcedcdebes	fail	fail
dcnedeeffefbeff	still	trouble
ddZcbeedoeebeff	correct	mark,
ddaabcbgebbogb	describe	stop
ddaceigeeeedeff	offer	if
ddacejfdeeedeb	offer	if
ddadadjdeclacb	ask	some
ddaddoZbefddeb	offer	i
ddaeioZbceeeeb	mark,	offer
ddafleefeffdfff	some	of
ddajcrYUZbeecu	plan
ddbdeqZcfeedeff	offer	stop
ddbflfefeffcft	trouble	be	fail
ddccebmbffdddl	hedge
ddcdelbdffeefff	plan	fail
ddcdeocZefeeeff	plan	i
ddcejeegeifdfw	everything
ddcfeffffffjft	earlier	describe	stop
ddcfkfffffffft	mark,	trouble	fail
ddchgclcfWdbcb	not	aux
ddddecZgefeblb	should	hedge
ddddecbleeeeeff	hedge	done
ddddgkeeegfdfw	let
dddeecjdeekddb	ask	ask
dddeeeefeleces	quotation	say
dddeeeefeoebeb	quotation	say
dddeeeihfgfedc	해결
dddeefhgehfgffw	in
dddeejfeeffcew	then
dddeemcdefeeeb	plan	mark,
dddfefffjffffb	isaid	aux
dddgfedefhfifw	else
dddhgffegffffw	hold
ddedcddbdffihpol	
ddedfdgeggfiew	meeting
ddeeceekfefdft	mark,	hedge	stop
ddeeeieffffdew	haber
ddeefgeefeeeiw	agenda
ddeeifffgfffft	be	not	stop
ddeemfffeefZfff	done	some
ddefdeffjefeet	mark;	correct	stop
ddefeefffefdjw	frau
ddefeeffgifefc	다고
ddeffefffjfefc	고하
ddeffefffjfefc	서는
ddeffegefifefc	이미
ddeffffefjfeft	say	mark,	be
ddefiffffffffw	flights
ddefiffhfffefw	most
ddefjfeeeefdft	not	describe	be
ddefkfeecffbfb	mark;	trouble
ddegddhhgcedes	if	say
ddegfiddhefeew	about
ddegfieffefefce	给您
ddejfeffeffefs	rest	open
ddfedffieffffce	했어요
ddfeeffffjffft	you	say	mark,
ddfeiffffffffb	still	rest
ddffcifieffdew	lo
ddffeffffffifwb	the	function
ddffeffggifefw	że
ddffehefgffifw	las
ddffiffffffefw	rodei
ddffjffffffdfw	except
ddfhhgfgfffffw	place
ddfjeahefffeft	fail	mark,	plan
ddgcheeiaeeeft	but	not	stop
ddgehdgfggfefw	l'
ddgehfffgffeft	mark,	be	still
ddgeigdfeefefwb	of	the
ddgfeffefifffw	our
ddgfffhffffefwb	can	not
ddgieffeefffft	not	aux	done
ddheddeeeeeift	ask	fail	stop
ddhededdifffft	not	ok	stop
ddheeegefffgfwb	with	a
ddhgdffffffiew	takes
ddhjeeeffffefwb	did	not
ddicbdalbeeefb	fail	not
ddiedhceefefes	offer	ok
ddieedefeffeew	oom
ddifhfffdffeft	fail	all	stop
ddifhffffffdft	still	trouble	stop
ddjeebjaeffeeff	if	i
ddjeefhbefffet	describe	aux	fail
ddjefgdefffefw	writing
ddjfeeefeffbet	mark,	trouble	trouble
ddkdfdedcjeces	fail	trouble
ddkeeeffdefeft	i	be	fail
ddmdgZagcfeefs	offer	not
ddmeedfecefefb	fail	now
ddnaaffefffffneg	try
ddoeeeffeefafff	fail	mark:
deaeajjceeecfb	if	ok
debcZfeefmeces	say	ok
debddjfeeeeees	offer	if
debeeeeflefdes	correct	correct
debfddedegfkew	в
debfjfehffffft	done	mark,	aux
decccbdoeeedes	hedge	ok
decddeeemeddeb	isaid	mark;
decekfceffffft	mark,	only	fail
decfdfeffhfifw	versions
decfefffflfdft	speaker	say	speaker
decheeeiefffft	not	none	not
deckeebhffffft	not	if	aux
dedddeeeleddeff	isaid	mark;
deddeZeeedpcbb	ask	mark?
deddfkeefefdft	cell	plan	cell
dedebeedlefees	isaid	but
dedeeeefekfceff	quotation	mark,
dedeejcfefgffs	offer	done
dedeelcdfffeeb	offer	plan
dedehehefefdfw	sms
dedfdffffffkft	fail	trouble	describe
dedffdeffffjfc	点开
dedffeffgffifw	два
dedfgffffhfffw	по
dedfifgefffffw	us
dedgeffefffehc	おり
dedgeffefffeic	おりま
dedghefheefefw	update
dedhiefefdfdft	be	done	say
dediegdffefeft	done	plan	stop
deedeeeeedldcff	ask	mark?
deeeecbbmfeeeb	isaid	stop
deeeeeeffeieece	すか
deeeeeejfefeeb	paren	fail
deeeeefffekeeff	ask	ask
deeeeeffgffiew	десять
deeeekdefffeeff	offer	plan
deeefdgieffefw	battery
deeefefffffhfw	lamp
deeefeiegefeew	need
deeefffffifeet	speaker	mark:	quotation
deeefgedfffehfw	next
deeefifffffcew	fakturę
deeefiffffgcew	elimino
deeefjefffffft	plan	of	stop
deeefkdefffefwb	i	will
deeegdjdfffeft	mark,	should	stop
deeegicheffeft	done	mark,	if
deeeieegfffefw	done
deefcfekeffeft	done	mark,	hedge
deefeffffifefff	say	describe
deefeffffifffc	済み
deefefffgffhft	describe	trouble	trouble
deeffefffffhfwb	the	lamp
deeffefffffifc	この
deeffeffgffhfc	两个
deefffeffjfefc	라고
deeffffffffifw	company
deefffffgffhfc	二つ
deefffffgffhfc	取り
deeffgfffhfgfc	請求
deeffghffffefc	設定
deeffhefffffhfw	happy
deeffifffffdfc	とで
deeffifffffefc	見て
deefgffffefhfw	снимков
deefgffffhfgfc	求書
deefggfffhfffc	請求書
deefhffffffefw	found
deefiffffffeft	done	except	stop
deefjegdeefeet	mark,	speaker	fail
deefjffffffffs	rest	not
deegdhefhffdfwb	about	the
deegehfefhfegw	vous
deehffffffffft	none	aux	done
deehffgffffffw	parties
deeieefffffgfwb	up	to
deeiefbefeeefff	plan	open
deejeffeffffft	aux	open	mark,
deejeffffffffb	done	yet
deejfffeffffft	deliberate	not	none
deekdfefgfffft	open	open	stop
deekeefffeffft	open	you	stop
deekeffffffeft	deliberate	open	stop
defeeffffhffffw	в
defefehgfffffs	done	would
defegffffffhfw	part
deffdgfffefift	ok	trouble	stop
deffeffffiffffw	according
defffffffhfffw	according
defffieefefefw	write
deffgfhffffefw	dns
deffheffffffew	seating
deffhffffffgfw	oslo
deffhffffgfffw	insists
deffhffffgfffw	rollout
deffifffffffft	mark;	rest	still
defgfffffffhffw	las
defhgffgfffffwb	in	place
defjefffeffffb	rest	open
degeeeefefeiew	her
degeiedfdffffs	done	offer
degffhfffffdfwb	the	second
degfgegfffffft	mark,	speaker	speaker
degfgfgefffffwb	rolled	back
degfhffffffefwb	the	scan
deggefhefefffw	signature
degheeefgefeec	せん
deghgeeeegfffw	per
degidddgcffeft	i	not	stop
dehcdffeiffffs	correct	verify
dehedhheeffeew	time
deheeeeeeefhft	ok	describe	stop
dehegfffgffefwb	#	rows
dehehfhefffffw	rolled
dehffffffffffw	pick
dehffffffffhfw	trace
dehfgeffffffft	speaker	fail	i
dehfhffeefffft	but	aux	stop
dehfhffffffffw	finito
deiedfggeffefw	fix
deieeedgffffet	hedge	describe	aux
deieeeefeffeew	обучение
deiefffffffffw	halfway
deiegeeffefefw	denied
deiffeeffffffw	paket
deiffeefffffhw	luck
deiffefffffdew	gałęzi
deifffegfffefw	posta
deiffffffefffw	slack
deiffffffffdfc	バッ
deiffffffffffw	terminated
deifgffffeffft	speaker	speaker	fail
deifgffffffefw	refused
dejeeedeefffft	i	aux	fail
dejelcYbeeeZdff	trouble	of
dekeeefffffcft	cell	cell	fail
dekfgfhffffZft	trouble	fail	trouble
delcceeefefees	bad	fail
demedefffefeeff	bad	fail
denfafeeeffbff	try
dfVVWWVnlXbjab	only	stop
dfafefffkefffs	isaid	fail
dfbgefffjfffft	mark,	i	aux
dfcfkfffefffft	rest	fail	stop
dfdebeffeffift	speaker	ok	stop
dfdfeedhfffhft	of	trouble	stop
dfdfjfffefffft	mark,	rest	fail
dfdjdfffffffft	you	mark,	open
dfeeeeehfffbit	greet	describe	stop
dfeeffeifeffgw	best
dfeeffeifffffwb	of	my
dfeegfeffefhew	los
dfefefffiffffs	fail	correct
dfefeheffgfffwb	the	bug
dfefeifffffefc	機の
dfeffffefiffft	speaker	say	aux
dfefffffhhfffc	いまし
dfefffgfhgfffw	dit
dfeffifffffefc	あと
dfefgffffgfffwb	the	rollout
dfefhffhffffft	mark,	but	aux
dfefifeffffffs	ratio<	fail
dfegeeiefffffw	firma
dfegffeefgggfw	files
dfegiffffefefw	signed
dffceebgdldeau	speaker
dffcgehefeeeet	not	without	stop
dffeegegfffeft	ok	now	stop
dffefeiefffffw	contratto
dffefeiefffffw	entra
dffefffffffhfwb	you	have
dffegeffffffhwb	and	your
dfffeefffffhfw	workers
dfffegfffhfffw	счет
dffffffffffifw	tres
dffffffffhfffc	払い
dffffffffhfffc	支払
dffffffffhfffw	colleague
dffffffffhfffw	completed
dffffffffhfffw	facture
dffffffffhfffw	уже
dffffffgfhfffw	m'
dfffhchffffefw	answer
dfffhfffegfffw	delivered
dfffhffffffefw	cleaner
dfffhffffffffw	executed
dfffhffffffffw	managed
dfffhffffffffw	playlist
dfffifeffffffce	订好了
dfffiffffffefw	tutto
dffhfffffffffw	record
dffhgfeefffffw	endpoint
dfgeffhefffefw	memory
dfgeieeffefefwb	#	of
dfgeiffffefefw	flight
dfgfeefffffhfw	seconds
dfgfffffgffffwb	the	wrong
dfgfhfffgffeet	describe	mark,	speaker
dfhefedhfefefw	ran
dfhefgfefffffw	search
dfhfeeffggfefwb	the	migration
dfhfeffffffffw	document
dfhfeffffffffw	things
dfhfffegfffffc	도착
dfhffffffffefw	gateway
dfhfffgffffffs	without	say
dfhffgfffffffwb	key	and
dfhhdeeffefeec	ません
dfhheeeefefefc	ませ
dfiefefffffdew	vermiyor
dfifdffffffefc	分に
dfifdfgffffffw	funds
dfifefffefehfw	ha
dfifffehfffffc	도착했
dfifffffdffffwb	missed	the
dfjfchcaZadjelen	99
dfjfeffffffbft	ok	describe	trouble
dfjgbgbgffffew	at
dfobjccdeddbcu	fail
dgceefefkffefw	said
dgchddkaeefffb	now	but
dgchdeehfhfcec	てい
dgdeeeegecfifw	live
dgdeeefffffghc	ります
dgdffeeffffhfc	开始
dgdhgeeffffffw	nog
dgdjdfefeeffft	you	done	stop
dgecjdddeheges	done	say
dgedeffdeefjdt	ok	mark,	describe
dgeeedaleefcfs	hedge	trouble
dgeeeefefffidw	head
dgefeeiffffedc	오류
dgeffdeffifefc	는이
dgeffeffgffhfc	这个
dgeffeiefffdfw	przy
dgeffffffffhfw	linter
dgeffffffifdfc	ってい
dgefgegffffffwb	not	been
dgefghefffffft	be	done	verify
dgegdedjeefdft	open	all	stop
dgegeeehffgefw	sure
dgehfgeffffffw	noch
dgfeefejeefffb	yet	mark,
dgfefhgedfdfblen	12
dgffbhdeedejet	cell	trouble	cell
dgffgffffffefw	everyone
dgffgffffffffc	好了
dgffgfffffffffw	everyone
dgfgdggeffffew	set
dgfheffffffefwb	as	you
dggegffffffffwb	with	#
dggeghfefefdec	きま
dggfdgbgbddkflen	7
dggfeffffffffw	deadlock
dggffffffffffw	across
dggfgefefegeew	server
dghcfffffffhfw	open
dgheffggfffdfw	version
dgjbSjSYWYbiaff	not	stop
dgjddeeeegfefw	mi
dgjdheccbdedes	fail	open
dgjecffefeefew	back
dgjefeefeefbew	push
dgledeecdeffew	every
dhUaYdioZedbeneg	fail
dhadfedjeeeefb	not	fail
dhcefhdfgffefw	conflicts
dhcfehfffefeew	w
dhddceegigfffce	합니다
dhdeegfefffgfw	once
dhdeheegeffedw	works
dhdehefffffdefw	unit
dhdeiedffffffw	ama
dhdffffffhfffw	reports
dhdfffffgffffce	过了
dheZfbifefeecb	be	done
dheeddegeffehw	good
dheeeaiefffift	describe	of	stop
dheefdeffffhfw	açılıyor
dheegfefecfhfwb	on	the
dhefeegffffffwb	the	account
dhefefffhffffw	opens
dheffecegffgfw	above
dhegehfffffdfwb	at	a
dhehefddeefdet	describe	aux	not
dhfdciedeeeees	plan	fail
dhfeecfffffhfw	free
dhfegffffffeffw	build
dhffefefhffffw	correct
dhffefffeffgfw	within
dhffeffffffffw	ready
dhffeffffffffwb	in	order
dhffefffhffdfwb	it	's
dhfffefefffefw	não
dhfffffefgfffc	ータ
dhfffffffffffw	safely
dhfffgfffffffwb	the	restaurant
dhfhddegefgffwb	to	be
dhfhgdeefdfdfw	van
dhgegefeeefffw	n'
dhgfeffffffefwb	the	bank
dhgffffffffdfw	latest
dhgffffffffffw	restaurant
dhggdffffhfdfw	windows
dhhcfeddebeiet	describe	aux	stop
dhhddgegegfeft	be	gone	stop
dhhfeeffdffefwb	the	deadline
dhigdeeeeefeffw	el
dhjcdfeeedfcfw	empty
diZkaVYZabeRqlen	3
dibbcZdegbdqbu	describe
dibefedieheces	trouble	gone
dicfffeffhffft	aux	now	aux
diddhdcefffhfw	bir
didedcicffeces	trouble	would
dideeegffffdewb	the	books
dideegfeeffhfw	times
didefeffegecct	be	ok	stop
didehefffffdew	unit
didfceeeejfdet	trouble	done	stop
didfefeefffffs	without	ok
didhdddieegces	if	hedge
didhjhaadedXdpolc	-
diebbeejeefdeff	ok	yet
diedibeefdeeew	еще
dieefdffffgeew	можно
diefeffffffefw	armed
diefffegfffdfw	heating
diefffffeefffs	say	rest
diegefgefffefw	yeniden
difedgdgeefdft	ok	ok	stop
difefeeffefeew	паспорт
difefefeehfcew	jest
difeffeeeefdfw	page
diffefdefhfffs	if	verify
diffefeeffffft	done	mark,	greet
diffeffffffefw	end
diffeffffffefwb	we	are
diffeffffffffw	compared
diffeffffffffwb	and	it
difffefefffffc	데이
difffffffffffw	dependencies
digdceeedeeift	ask	describe	aux
digefedhedfbfce	います
digfeefffffefw	load
digfeffffffffwb	the	alarm
diheefeffdfcfwb	is	empty
dihefhdfedfdefw	all
dihgdffefefdfw	bank
diiedefedffefs	still	fail
diihVdcYjcadbb	open	mark,
dikeccdefbfcfs	not	say
djbfffffffffft	aux	fail	earlier
djcZaadaiZdnZb	trouble	mark,
djccgegeeefffs	gone	not
djdeeeefeffdfpol	-=-
djefefffeffeft	none	trouble	stop
djfddfdfeefcft	you	fail	stop
djffdffffffefs	ok	good
djieeeeffbfdfw	shows
dkWaVmfgbacXal	ok
dkZeddgicfdceb	aux	aux
dkcfdfefgefeft	still	ok	stop
dkdefeeeeefdfs	ok	rest
dkdfeffefffeet	trouble	not	stop
dkefdffeeefefs	ratio=	ok
dkefdffffefefs	good	say
dkfffefffefdft	you	ok	stop
dkfhehZbbcbgUk	emoji
dkhjcbaaebebfff	speaker	of
dlbcbccccdehdb	fail	describe
dlbcdZfZeeebeff	would	stop
dlefaeefeefdfff	ok	except
dlfjUiecfcdYdb	rest	stop
dlgdgebbebeeds	ok	trouble
dmZaefeeeffefb	none	open
dmbaebebefdedpoll	=
dmdedeeeeefZfb	all	num
dmdfdeeeeefdeff	trouble	ok
dmhjbZZaeeeaeb	speaker	of
dneddZWadegceb	ask	should
dodfaeeeeefZfff	num	ok
doiUafeckffdfb	not	open
dpadYecbdgebepol	==
dqWXceeddeedeb	none	be
eUnjVXWaebcZZff	not	mark,
eVadcebddpebeff	say	speaker
eWWnYdfajdeaeb	aux	open
eXjdbgeicdiZib	ask	i
eYVakbbjibeadb	but	mark,
eYYbbbccdudUcb	quotation	stop
eYZdZpZeddeWbitem	number
eYdihebideeiet	describe	be	stop
eZZhcnZVbbblbb	plan	stop
eZbajfeekeedfb	describe	mark;
eZccdcZreeeceff	hedge	be
eZcemeecdffeft	ok	mark,	not
eZdfkeffhefefs	except	ok
eZhkbfedcefefff	be	not
eaZlieededeeeff	open	done
eaaijeeegefefs	done	rest
eacfbeeedeeelb	trouble	ask
eacmffecfefdft	be	open	stop
eaeeiedeeffifs	ok	should
eafflffeeefefs	ratio<	ok
eagfbbXcdhdmab	you	speaker
eahffeheefffft	ok	mark,	fail
eakcdagbeeedeb	fail	if
ealdYeeeecfdft	done	fail	stop
ebZblcYjbegcepol	+~
ebcfbcndeffdfff	if	ok
ebdfeefefkfefs	say	gone
ebdffffffefkft	speaker	describe	trouble
ebdflffffffffs	except	fail
ebdjgfeeefffft	still	open	stop
ebeakfeidffefb	mark;	open
ebeeedeffeneeb	you	mark?
ebeeedgkeffeet	hedge	ok	stop
ebeefcbmfeeefff	hedge	ask
ebeelaajeffbfff	be	all
ebeeleefeffcfw	logo
ebefdffejffefs	ok	correct
ebefeffffefkffw	each
ebefffeeeefkdt	mark,	describe	stop
ebefkfdgeefbfpolc	=~
ebhmXafccdebeb	aux	i
ebiehffegefefw	нет
ebjdjfeeeZedeb	say	i
ebleeeeffffdew	keeps
ecaekeddeefffb	yet	still
eccdebobeeccfb	if	ask
eccedclcefedfff	should	ok
eccfdffehffjft	not	be	stop
eccgffeejefeft	not	all	stop
ecdbdedbdgfhipoll	
ecddfdedffeekl	plan
ecddhfffeffifc	입니다
ecdedcnbeeeeeff	would	be
ecdeecncfeeceb	without	would
ecdegfffeffigc	입니
ecdfcfffiifefb	aux	except
ecdfdefiifffft	open	verify	stop
ecdfifeheffeft	ok	mark,	but
ecdieeegegegece	です
ecdjbeegeefeeb	yet	not
ecedefgehifefw	deployed
eceeeclefffdfb	trouble	should
eceeecmdfefcfff	without	would
eceeeeekfffcfs	would	should
eceeeeffgifefw	что
eceefdclfeeefb	hedge	ask
ecefeecefffkft	describe	num	describe
ecefeedkfffefs	hedge	gone
ecefeekdfffeft	trouble	would	stop
ecefeffffgfifw	agent
ecefkeffeffcft	ok	ratio<	stop
ecejefffffffft	open	speaker	be
ecekfffefffefff	deliberate	not
ecfegfeefefjfw	eleven
ecfffffffefifw	gets
ecfffgeffffifw	september
ecffiffffffeft	ratio<	ok	stop
ecgkdeefeegdew	did
echcgdgchefefs	if	if
echeeffffffhffw	на
echggfdegefgew	before
eciefeicffffffw	na
eciffffffffffw	больше
edWjldecfdfefb	but	speaker
edYfeeefnefceb	correct	all
edaceekdeffefff	hedge	not
edaceembeffefb	hedge	not
edbbdedemffefs	not	correct
edbcbehkeffefs	hedge	not
edbgdfekeefect	speaker	aux	done
edbjeedeeeieeb	be	mark?
edcdebmcffeefff	should	fail
edcednaceeeees	offer	offer
edceedldfffefb	would	fail
edceieieeffeet	mark,	still	stop
edcfdffjhffeew	я
edcfefgfgffjfwb	is	#
edcgeefeegfifw	keys
eddbeeaadffhhpols	
eddcdecacgfhipol1	
eddddledfffeft	i	be	plan
edddeekdeffefb	if	not
edddeeldeffefff	if	not
eddecdlefffefs	should	still
eddeeclcffeefb	should	fail
eddeedkefdeees	hedge	if
eddeehiffffefw	dan
eddeeifffffefc	안드
eddeeifffffefc	이드
eddeekbdeeeeeff	offer	offer
eddefelceffffs	if	still
eddefifffffefc	드로이
eddehdiefefhfce	됩니다
eddeiefeeefefb	done	ratio<
eddejfehffffct	mark,	speaker	not
eddfeeeffffifw	uns
eddfhgeffgfefw	release
eddfiefffffffw	falls
eddgeifefefdhc	てお
eddheffhfffffc	いませ
eddhgffeefffft	yet	but	stop
eddieeheffffft	open	still	stop
eddiffeffhfffw	ты
edeaeigefffhft	describe	mark,	plan
edecffeeghfift	not	none	if
edecgffjefffet	mark,	but	i
ededbdcneefdfs	hedge	open
ededdeekeffffs	hedge	verify
ededdeeleefefff	hedge	all
ededdeemeefefb	hedge	all
ededecmceeeceff	should	stop
ededefhfffieffw	is
ededeifchfeefs	but	if
edeededjeffffb	but	hedge
edeeedckeffefff	hedge	hedge
edeeedkdfffefs	should	verify
edeeedldfffbet	should	trouble	stop
edeeedlefefdfs	without	would
edeeeefffjfdft	be	quotation	stop
edeeeeiefffffw	gaat
edeeeeiffffhefw	this
edeeeejeeffeffw	if
edeefdkefffefb	would	should
edeefghgeffefs	hedge	plan
edeegfdieffefw	tek
edeeieffffffft	i	done	speaker
edefdffgeffhft	describe	open	stop
edefeffffefjft	trouble	describe	be
edefeffifffffw	ничего
edefegfffefifw	working
edeffefffffiew	id
edefffeffifefw	states
edefffffffffhw	quick
edeffffffffiffw	tests
edeffffffffift	describe	trouble	describe
edeffffffgfhfw	prints
edefgdkcffeffs	but	would
edefhffefffffc	정리
edefiffffefefw	removed
edeggfffeffffs	open	but
edegheehfcfeft	speaker	be	done
edeghffffffefw	endpoints
edehedeffffhfc	します
edehegeffffffw	approve
edehgefgefheec	です
edeideeeehfeft	fail	aux	done
edeifeegfdfffw	size
edeigdeefffffw	yet
edeigefefffefwb	is	up
edekceeeefifeb	heading	mark?
edekeefefefefb	speaker	mark?
edfcdfffffffkt	trouble	trouble	open
edfdhffffffgffw	invoice
edfdhffffhfffw	у
edfeeffffhgffw	side
edfefdkbffffft	if	be	done
edfegffhfffffc	확인
edfehfgffgfdfw	full
edffefeffffift	describe	trouble	mark,
edffeffffigfft	heading	be	ok
edfffejeffffft	if	be	ok
edfffffffhfffw	mentioned
edffffifffffffw	without
edffgfdefffhfw	needs
edffhefffffffw	tre
edfgdffhfffffw	duruyor
edfhgfgffffefw	das
edgbfdihedeces	not	without
edgedeajeffees	hedge	fail
edgeeeffgefhft	fail	speaker	stop
edgeeieffffefc	가안
edgehefeeffffc	자리
edgeigdgdcffew	of
edgfeffffffhew	gives
edgfeifffffcew	against
edgffffffhfffwb	told	me
edgfgffefffffw	succeeded
edgfheefeefdet	trouble	trouble	stop
edgfhfeedffefs	still	still
edgfiffffffffw	passes
edggdgefeefgew	run
edggfffffffgfw	fonts
edhddghedcehfw	a
edhdffeheefefw	am
edhdhffffffeft	cell	bad	cell
edhedcjdfefefs	would	fail
edhegfefffhffw	does
edhfdeefeffgft	describe	fail	stop
edhfefchfffefc	没有
edhfeffffffhfw	returns
edhffefeeffghw	birthday
edhfffcffiffft	fail	ok	stop
edhffffgffffft	mark,	all	be
edhfgefeeffffc	하지
edhfhffefefffwb	the	page
edhgdidffefefw	ik
edidgfheeffefw	import
ediebfgfhffffs	not	still
edieeddghgfffw	last
edieegfffefffwb	the	file
edifffeffffefw	came
edihdfdefgfdfw	migration
edjcbfdagechepol	-
edjfedeegffeft	not	speaker	stop
edjfeffffffgfu	zero
edkdgbecddeeeb	be	sorry
edkedbfdfefdfb	would	trouble
edkicbcbdfedfb	not	you
edleceeeeeedeb	sorry	be
edpbbWZdeeeefff	offer	not
eeafeeffkefeft	sorry	mark,	correct
eeafiffehffffs	correct	but
eeafiffggfffft	mark,	aux	fail
eebfehjffffefw	içinde
eeceeelefffefff	if	would
eeceeemdfffefb	if	would
eecefekdeffffs	not	would
eecefffffffjfw	monthly
eecefkeffffdffw	let
eecegehfeffhfw	fee
eecelidYdefeeb	ask	mark,
eecffeffjefeft	correct	all	stop
eecffeffjffeft	mark,	correct	all
eecffjfffffeffw	now
eecjdfgfeffffb	aux	still
eedcdfejgfeeft	mark,	but	not
eedcefffjfffft	mark,	correct	stop
eeddekeeiffefb	mark:	speaker
eedecdeieefies	ok	hedge
eedededkeffffs	but	hedge
eededffifffffc	지는
eedeedhifffffw	unless
eedeedkefffefs	should	fail
eedeeeffjdfeft	speaker	mark:	fail
eedeekdfeffees	offer	plan
eedeelbdffeefb	offer	offer
eedefefffifefw	vendor
eedeffffiffefwb	i	said
eedejffefeffft	done	verify	mark,
eedfeffffffght	trouble	trouble	heading
eedfefffiffffs	trouble	isaid
eedffeefeeiefc	して
eedffeiffgfedc	가해결
eedffifffffegwb	let	's
eedfgefffffiew	c
eedfgehffffgfc	됩니다
eedfgehffffhfc	됩니
eedfgffffffhfw	worden
eedfhffgfffffw	compiles
eedfiffffffffw	car
eedhdffhfffffc	않았
eedieffffffgfw	third
eedifffffffffw	ее
eediffgffffffw	away
eedjeeffeffdet	mark:	open	stop
eedjfffeffffft	done	not	none
eeebbeeleefefpolc	o~
eeecjfddfffefs	offer	open
eeedgfgfhgfdfw	pass
eeeeedbgfffdjs	should	hedge
eeeeeedjfeffft	mark,	hedge	mark,
eeeeeefifffffs	but	verify
eeeeegdheffeft	i	hedge	stop
eeeeegdifefees	plan	hedge
eeeeehfffffefc	드로
eeeeeieffffdfw	round
eeeefcekffffft	i	be	hedge
eeeefdclfffdeff	should	hedge
eeeefdfffefiefw	gate
eeeefedjfffeft	hedge	done	stop
eeeefeeffembeb	describe	mark?
eeeefefffffhffw	check
eeeefeiffefeewb	you	'd
eeeeffdefjfeft	aux	done	trouble
eeeeffeffffifw	rejects
eeeefffffffehc	なって
eeeefffffffehc	にな
eeeefffffgfhfw	nuts
eeeefffffjfdft	say	quotation	stop
eeeefhfffffefc	로이드
eeeefhfffffffc	我就
eeeefifffffefc	게요
eeeefjdefffeft	plan	plan	stop
eeeefjeeffffft	plan	heading	stop
eeeefjeffffeft	plan	mark:	stop
eeeefjeffffffw	going
eeeefjfffefcew	benchmark
eeeefjfffffcefw	then
eeeeflbefffeft	plan	speaker	stop
eeeegfffhffffw	wednesday
eeeehffgfffffwb	but	the
eeeehggdeffeffw	se
eeeeiffffffffw	dışında
eeeejffffffeffw	frontend
eeefdfffgifffs	quotation	done
eeefeeeffeieec	いで
eeefeeffhfhefc	旧版
eeefeehhffffffw	unless
eeefeeieffffft	mark,	would	stop
eeefefekfffefw	seems
eeefefffiffffc	错了
eeefefgeehfffc	있습
eeefehffffffffw	first
eeefeieffffefc	하시
eeefeieffffefc	하시면
eeefeiefgefdew	suite
eeefeiegfffdfw	ask
eeefeifffffefc	겠습
eeefeifffffefc	겠습니
eeefekdeffffft	mark,	offer	stop
eeeffcejffffft	now	hedge	stop
eeeffdeeifffft	correct	isaid	stop
eeeffdhfffhefc	ーを
eeeffeeeiffefw	figure
eeeffeegfffhfc	一张
eeeffefefifeft	speaker	say	trouble
eeeffefffefjfw	entry
eeeffefffffifw	bilet
eeeffeffffhefc	ても
eeeffegffffhfc	で動
eeeffegfffhefc	しょ
eeeffegfffhefc	ょう
eeeffeieffffft	if	speaker	mark,
eeefffefffhefc	よろ
eeefffefffhefc	よろし
eeefffefffhefc	ろし
eeefffeffhfefc	청구
eeefffeffhfefc	청구서
eeeffffefifeft	speaker	say	be
eeefffffffffhc	なっ
eeefffffffffhw	nada
eeeffffffffhfc	두개
eeeffffffffhffw	postgres
eeeffffffffhfw	light
eeeffffffffhfw	primary
eeeffffffffjft	describe	code	stop
eeeffffffhfffw	engineer
eeefffffghfffw	previous
eeeffffhfffffwb	ничего	не
eeeffgefffghfwb	for	you
eeeffgehfgfefw	leak
eeefficeffgefw	send
eeeffieffffefw	receipts
eeeffieffffefwb	the	receipts
eeeffifffffefc	おき
eeeffifffffefc	おきま
eeeffifffffefc	ておき
eeefgeeifffefs	rest	trouble
eeefgehffffefc	지도
eeefghfffffefw	interviews
eeefhfeffgfeew	checked
eeefhffefffffw	а
eeefhffegffffwb	only	the
eeefhffffffefce	たが
eeefhffffffefw	działa
eeefhfffffffffw	ich
eeefhffffffffw	übernommen
eeefifffffffffw	flights
eeegdffffhfffw	npm
eeegefcieffefs	should	not
eeegefdifffffc	では
eeegeffefffehc	ってお
eeegeffffffehc	ており
eeegffffffffgw	travel
eeegffffffffhw	shopping
eeeghffeeffffwb	i	left
eeehdhffffffft	of	open	stop
eeeheedbfgfdjt	hedge	describe	stop
eeehffffffffffw	skipped
eeehfffffffffwb	nothing	was
eeehgdeeeefiefw	only
eeehgfeeeeggfw	production
eeehgffffffffw	ancora
eeehhefefffffw	even
eeeiefffffffft	open	yet	done
eeeiefffffgfffw	did
eeeieffgfffffwb	have	not
eeejeffeffffft	open	mark,	open
eeekdffffffffff	open	still
eefccfffkffffs	isaid	open
eefcefffjffffb	mark:	isaid
eefdhffffffgfc	트는
eefeeeeifffefb	done	hedge
eefeeeigfffefw	dovrebbe
eefeeffffffhfw	pull
eefefedifffeft	hedge	now	stop
eefefeiffefefwb	need	a
eefefejeffffft	if	mark,	stop
eefeffffggfgfwb	the	meeting
eefeffhefffdft	if	you	mark,
eefefjeeffffft	plan	be	done
eefegfffffffhs	open	rest
eefehfffffffffw	done
eefehfgfffffft	done	mark,	speaker
eeffdffffiffft	speaker	mark,	trouble
eeffeciffgfefw	sie
eeffeefffffifw	cada
eeffeeiefffffw	bu
eeffeeiffffffs	should	done
eeffefeifffffff	hedge	trouble
eeffeffegeghew	branch
eeffeffffffhfc	은열
eeffeffffffhfw	consists
eeffeffhfffffc	했어
eeffeffhfffffc	했어요
eeffefhffffefwb	is	de
eeffeheffffefc	시면
eefffdifffffft	mark,	ok	plan
eefffeeiffffft	hedge	mark,	all
eefffeeifffffw	guess
eefffefffifefc	아요
eefffegffffhfw	holds
eefffeheffgfffw	should
eefffehehffffw	soon
eeffffeffhfffwb	states	the
eeffffeiffffft	if	be	mark,
eeffffffffffhfw	thanks
eefffffffffhfw	exam
eefffffffffhfw	formatter
eefffffffffhfwb	of	a
eefffffffgggfwb	on	your
eefffffffhfefc	구서
eefffffffhfffw	known
eefffffffhfffwb	according	to
eeffffffgffhfw	тесты
eeffffffhfffffw	earlier
eefffffhfefgfwb	the	job
eeffffhffffffwb	it	can
eefffhfffffffc	给您
eeffgeeffffhfwb	you	in
eeffgegegegefc	でし
eeffgffffffffw	von
eeffgfffgffffw	unlocked
eeffgffgfffffc	ルは
eeffgfgffffffw	cpu
eeffheeegefefwb	the	#
eeffhffefffffc	확인하
eeffhffffffffs	still	rest
eeffhfffffffft	still	rest	be
eeffhffffffffw	bis
eeffhffffffffw	undeliverable
eeffhffffffffwb	and	removed
eeffhffgffffft	speaker	only	stop
eeffiffeeffefce	完成
eeffiffffffffb	rest	be
eefgefefffeggw	notes
eefgefgffffffw	around
eefgfffffffffw	pendiente
eefgffffffgffw	accountant
eefgfgfffgfffwb	release	notes
eefggffefffffc	인하
eefggffffffffwb	still	missing
eefghffefffefc	は未
eefhdffffhfffce	고요
eefhefffgffffwb	on	hold
eefhfffffefffwb	the	old
eefhfffffffffce	没有
eefhfffffffffw	scope
eefhfhfeeffeew	get
eefhgddhcdbiZl	cell
eefhgffffffffwb	still	open
eefiefffffffft	greet	open	stop
eefiefffffffft	mark,	greet	open
eefiefffffffft	yet	done	stop
eefieffgffffft	ok	mark,	greet
eefiffffffffft	open	aux	done
eefjefeeeffefs	open	hedge
eegciffefffeft	not	aux	stop
eegeeeeffffhfw	solo
eegefffffffhfw	repository
eegeffgffffffw	sem
eegehffeeffffc	지못
eegehffefefefwb	do	not
eegehffefffffc	리가
eegfeffffeheffw	could
eegfeffffffgfc	这张
eegfefffgffffwb	the	shop
eegfefffgffhfw	testy
eegfeidffffefw	reproduce
eegffdfffffehw	steps
eegfffeffffeft	say	fail	stop
eegffffffffffwb	was	rejected
eegffffffffhfc	は引
eegffheffffefwb	reproduce	the
eegfgegeeffefc	できま
eegfgffffffffwb	n'	a
eegfgfffgffefc	でした
eegfheheeffefc	でき
eeggfffffffgfwb	the	fonts
eegghefeeffefw	niet
eeghdfffefffffw	nope
eeghefffffffffw	das
eegheffgfffefw	rule
eehdegdfgffefw	dat
eehdffgffffffw	approved
eehdggeffffefw	half
eeheeehffffefw	site
eeheefffhefffw	being
eeheeffheffffc	못했
eehefdfefefdhw	sorry
eeheffffffffffw	не
eeheffgfffffffw	sem
eehefgeheffffwb	i	am
eehegdgfeffffwb	i	could
eehegfefeffffwb	does	not
eehegffffffffwb	not	open
eeheheeedfffft	but	fail	stop
eehehefefffffc	리가없
eehfeedgfffffc	일은
eehfeefffffefwb	ran	out
eehfeffffefffw	cherry
eehfeffffefffw	usable
eehfeffgfffffw	arrivato
eehfeffgfffffw	arrivé
eehffefffffffw	fell
eehffffffefffwb	on	a
eehfgfedeefffwb	is	not
eehfgfeefffefw	find
eehfgfeffffffw	hit
eehfgffffffefwb	blocked	by
eehfgfffgfffft	done	ok	mark,
eehgeeffeffeew	early
eehgfgefeeffew	the
eeiaeeeeiffffs	correct	open
eeiddffffffefwb	the	restore
eeiddffffffffw	tables
eeidegeffffffc	下来
eeidffeffffffw	tried
eeieeeffffffft	fail	i	stop
eeieeffffffefw	consumer
eeieeffffffffw	gyp
eeiefffffffffw	protected
eeiehdeeeffffwb	could	not
eeifdfffefffft	trouble	mark,	done
eeifdffffffffwb	came	back
eeifeeffcffefw	missed
eeifeefffffefw	crashed
eeifeffffffdfwb	because	the
eeifffefffgefw	permission
eeiffffegefefce	でした
eeifffffffffffw	they
eeifgefedffeft	only	fail	stop
eeihcffffeffft	done	say	trouble
eeihdefedeeedw	didnt
eejddffgfffdfw	restore
eejedahffefefs	plan	would
eejfefeedeeeew	bad
eejfeffffefeffw	every
eelZheeedffffb	sorry	fail
eelfeffffffaft	mark:	trouble	fail
efXececldgfdeb	without	fail
efbdkffdeffffb	correct	done
efbeeiiffffdfw	gün
efbeekeeffffft	mark,	i	stop
efcdgehggffdft	aux	done	mark,
efcfefffiffffb	aux	correct
efddefffjfffft	i	correct	mark,
efddghfgfffgfw	way
efdedbiegediet	be	done	stop
efdedfdihffffs	if	but
efdeffefhgffew	tests
efdffffffffhfw	stderr
efdfgfgffffffwb	the	script
efdfhfffffffft	ok	mark,	trouble
efdfhgfffefffwb	the	pr
efdifffffgfdfw	extended
efeXjedgdeecfpol	=o
efeeeeffeejeeb	i	mark?
efeeehegfffefwb	i	'd
efeefeffeffhfwb	check	in
efeefefffefhew	gate
efeeffffiefefw	reported
efeefffgfhffft	done	aux	done
efeefifffffefw	look
efeegfefhfffft	mark,	not	mark,
efeegffffehefw	tell
efeeggfffffffwb	through	the
efeeifffeffffwb	but	not
efeeifffeffffwb	the	flight
efefdffejfffft	correct	mark:	aux
efefdffffifffw	deprecated
efefdfffkffffb	aux	heading
efefeeeiffffft	now	ok	stop
efefefegfffgfwb	the	table
efefeffeffdfjt	mark,	all	ok
efefeffffffehfw	deployment
efefeffffffehw	deployment
efefeffffffhfw	ends
efefefffffhefc	いです
efefefffhffffc	송합
efefefffhffffc	죄송
efefefffifffft	heading	mark,	not
efefeffhfffffwb	unless	the
efefefhfffffffw	had
efefeifffffefw	follow
efefejdefffeft	offer	mark,	i
efeffefffhfefw	reviewer
efeffegfffgffc	しょう
efeffegfffhffc	でしょ
efefffehfffffs	would	hedge
efefffffehfffw	strony
efeffffffefhfw	install
efeffffffefhfw	датасете
efeffffffffgfwb	and	a
efeffffffffhfwb	#	c
efeffffffhfffw	została
efeffffffhfffwb	reports	that
efefffffhffeft	correct	isaid	mark,
efefffffhffffw	spoke
efefffffhffffwb	was	wrong
efefffgefhfffc	있습니
efefffhegffffw	было
efefgfehfgfefw	complete
efefgffffgfffw	estava
efefggfffffffwb	cut	the
efefhffffefffw	accept
efefhffffefffwb	would	not
efefhffffffefce	したが
efefhfffffffffw	lights
efefhfffffffft	mark,	but	only
efefhffffffffw	anderen
efefhffffffffwb	lights	off
efefhfffgffffwb	signed	by
efefifffdffffwb	the	refund
efefifffffffft	i	done	mark,
efegefffffffgwb	je	vous
efegefgffffgfw	warning
efegffffgffffwb	left	the
efegfgeffffffw	carried
efeggffffffffwb	the	production
efeggffffgfffw	era
efehedehfffffw	far
efehefffffffft	mark,	open	you
efehffegfefefw	insurance
efehffffffffft	mark,	open	open
efeifffffffffb	open	deliberate
efelfdbbebcddpol1	o
effciffgffffft	mark,	open	yet
effdefefhffhfwb	there	are
effdgefgffegec	니다
effdhffffffffc	还没
effeeeeefifffs	say	hedge
effeefehehfefff	hedge	say
effefehefffffw	appena
effeffdifffffb	not	but
effeffeeffhffw	want
effeffeifffeft	hedge	aux	done
effeffffggfffw	detto
effeffggfffffw	lost
effefgfffffegw	evening
effefheffffffw	intend
effegffffhfffw	jonas
effeggeffffffwb	before	it
effeggfffffffwb	write	access
effehffeffffft	but	mark,	not
effehffffffffce	没动
efffdfffgffdfb	correct	mark;
efffefeffffhfw	safe
efffeffefgfegw	week
efffefffffffhce	하세요
efffeffffgffffw	volgens
efffeffffhfffw	volgens
efffefffgffffc	口座
efffefffgfffft	correct	mark:	isaid
efffefffhffffc	송합니
efffefffhffffc	죄송합
efffefffhffffce	抱歉
efffehdgfffffwb	i	can
effffdiffffeft	mark,	plan	done
effffeeifffefw	duplicates
effffefehffefwb	in	my
effffeffffffifw	buenas
effffefffffhfw	someone
effffefiffffft	hedge	be	done
efffffdhgffffwb	is	off
efffffefhffffw	expired
efffffegfffffw	give
effffffefhffft	say	mark,	quotation
efffffffffffhw	buenas
effffffffffgfw	authentication
effffffffffgfw	expires
effffffffffgfw	pension
effffffffffgfwb	#	seconds
effffffffffgfwb	for	a
efffffffffgfgw	see
efffffffffhefc	すか
effffffffgfffc	发票
effffffffgfffc	이라
effffffffgffffw	from
effffffffgffffw	per
effffffffgfffw	automatically
effffffffgfffw	estaba
effffffffgfffw	fatura
effffffffgfffw	repaired
effffffffgfffw	replica
effffffffgfffw	schrijft
effffffffgfffw	sei
effffffffgfffw	você
effffffffgfffw	ze
effffffffgfffw	était
effffffffgfffwb	it	says
effffffffgfffwb	she	has
effffffffgfgfwb	#	files
effffffffhfeft	mark:	quotation	stop
effffffffhfffc	支払い
effffffffhfffwb	la	facture
effffffffhfffwb	que	la
effffffffhfffwb	that	it
efffffffgffeffw	contrary
efffffffgfffffw	apologies
efffffffgfffffw	falei
efffffffgffffw	caching
efffffffgffffw	claimed
efffffffgffffw	falei
efffffffgffffw	mas
efffffffgffffwb	earlier	i
efffffffggfffwb	disse	que
efffffffggfffwb	was	fixed
efffffffhffffw	earlier
efffffffhffffwb	said	the
efffffffifffet	isaid	mark;	correct
effffffgfffffw	informed
effffffgfffffwb	i	trust
effffffgfgfgfw	cover
effffffhffffft	ok	yet	mark,
effffffhfffffw	trust
efffffgffffffw	carry
efffffgffgfffw	budget
efffffhefffffwb	if	you
efffffhffffeffw	once
efffffhfffffffw	were
efffffhffffffw	certificato
efffffhffffffw	rinnovato
effffgfffgffffw	me
effffgfffgfffw	fattura
effffhefffffft	plan	speaker	plan
effffheffffffw	compte
effffheffffffw	participants
effffhfffffffw	billing
efffgeeffffhfw	power
efffgefffffefw	model
efffgffffffefc	したが
efffgffffffffc	订好
efffgffffffffc	订好了
efffgffffffffc	酒店
efffgfffffffffw	alles
efffgfffffffffw	of
efffgffffffffs	ratio<	open
efffgfffffffft	but	i	be
efffgffffffffw	person
efffgffffffffw	ravi
efffgffffffffw	refunded
efffgffffffffw	shipping
efffgffffffffw	thirty
efffgffffffffwb	the	client
efffgffffffffwb	the	model
efffgfffgffffc	たが
efffgfffgffffwb	not	the
efffgffgfffffw	cinco
efffhfffeffefc	満室
efffhfffeffefc	満室で
efffhffffffefc	クエ
efffhffffffefw	tranne
efffhffffffffs	but	rest
efffhffffffffw	años
efffhffffffffw	committee
efffhffffffffw	contracts
efffhffffffffw	dad
efffhffffffffw	pu
efffhffffffffw	sunday
efffhffffffffw	être
effgdehedffcgw	be
effgeffffgfffc	고요
effgfffffffefw	sin
effgffffffffffw	tax
effgffffffffffw	von
effgffffffffft	open	done	yet
effgfffffffffw	bit
effgfffffffffw	reste
effgfffffffffwb	of	scope
effgffffffgffw	starten
effgfffffgfffw	sheet
effgfgfffffffw	docs
effgfgfffffffwb	de	la
effgfgfffffffwb	ich	ihnen
effggffffffffw	switch
effggfgefffffwb	the	branch
effhdffffffffw	outstanding
effhegeffffffw	ihnen
effhfffffffffw	bewusst
effhfffffffffw	depois
effhfffffffffw	held
effhfffffffffw	thank
effhfffffffffwb	update	the
effhffffffffgfw	have
effhffgefffefw	headers
effieefffffffce	未着手
effieffffffffw	faire
efgdieeefefeewb	#	#
efgedfiffefefw	without
efgefeicfffffw	help
efgeffeffffgft	trouble	describe	aux
efgeffffgffffw	apologise
efgefheffffffwb	let	me
efgegffffffffw	pictures
efgfdeefheffffw	not
efgfeeffffhefc	サーバ
efgfeeffffhefc	バー
efgfeeffffhefc	ーバ
efgfefffegffffw	mi
efgfefffffhefc	ーバー
efgfeffffhfffwb	the	ticket
efgfefffgefefw	exist
efgfeffgfffffwb	the	fix
efgfeggefefgfw	si
efgffeegfffffwb	the	last
efgffeffgfffffw	when
efgfffefgffffwb	when	i
efgffffffffdhfw	sorry
efgfffffffffffw	import
efgffffffffffs	fail	hedge
efgffffffffffw	erro
efgffffffffffw	grant
efgffffffffffw	liens
efgffffffffffw	neither
efgffffffffffw	nur
efgffffffffffw	ref
efgffffffffffw	wurde
efgffffffffffwb	and	you
efgffffffffffwb	branch	is
efgffffffffffwb	il	server
efgffffffffffwb	off	before
efgffffffffffwb	the	end
efgffffffgfeffw	l'
efgffffffgfefwb	line	#
efgfffffgffffwb	the	server
efgfffgffffffw	vez
efgfffgffffffwb	from	you
efgfffgffffffwb	set	the
efgffgeffffffw	só
efgfgfeffffffw	itself
efgfgfeffffffwb	could	be
efgfgfeffffffwb	had	to
efgfgffffffefw	alles
efgfgffffffffw	api
efgfgffffffffw	internal
efgfgffffffffwb	most	of
efgfggeffffffw	cut
efgfiefedffffwb	i	got
efggeefffffgfw	session
efggeffffffffc	카드
efggffffffffffw	zero
efggfffffffffw	correo
efggfffffffffwb	was	not
efgggeeffffffwb	van	de
efghdffgeeeffw	de
efghfeegeefffw	form
efgicfdfffhffb	some	mark,
efhdffffffffffw	een
efhdfffffffffw	claims
efheeffffffffc	없습니
efheefffgffffwb	not	have
efhefeefhffefw	called
efheffeffffffwb	i	tried
efhefffffffffw	exceeded
efhefffffffffwb	not	one
efhfeffffffffc	已经
efhfeffffffffw	forbidden
efhfeffffffffwb	the	request
efhffeeffffefwb	#	with
efhffeefffgffwb	before	i
efhffefffffffwb	to	that
efhfffeefffffw	clinic
efhfffeffgfffwb	the	office
efhfffffeffffw	correzione
efhffffffffdfw	aborted
efhffffffffefw	linker
efhffffffffffc	드가
efhfffffffffffw	access
efhfffffffffffw	connection
efhffffffffffw	ended
efhffffffffffw	offer
efhffffffffffw	son
efhffffffffffwb	all	#
efhffffffffffwb	was	returned
efhfffgffffcfwb	#	errors
efhfgefffffefwb	not	find
efhgeeeffffffwb	heb	ik
efhgeegefffffc	지않
efhgeffffffdfw	lint
efhgeffffffffw	pas
efhgfeefeeehefw	la
efhgfffefffeffw	neither
efhgfffffffdfw	checks
efhggffefffefw	deploy
efhjbfefeffffb	of	still
efieeedhefffft	mark,	i	not
efifdfffefffft	trouble	still	stop
efiffffffffdfw	e2e
efihefeefffdfw	because
efjdeffdffffft	i	not	aux
efjeeeffffffft	i	fail	stop
efjeefffffffft	fail	mark,	not
efkfeeffeffffff	i	try
egZbhalegbdVdb	mark,	ok
egbeaigacddgdb	mark,	plan
egcfgfegfgfefw	che
egcheefhfffdfw	charged
egcidfeieefffs	fail	but
egdXiedhceecfpols	=o
egddjfedeefefb	of	you
egdeefiegfgcdw	it
egdfeffffhfeft	done	gone	stop
egdfefffhffgfw	tickets
egdfhffffffefw	image
egebgefgefdgdce	니다
egedcedhdefeck	ideograph
egedcefghegdgw	right
egeedehfgfegfw	una
egeeeffffgfgfwb	is	at
egeeeffffhfffwb	are	no
egeeehfffefeec	로이
egeeeiddfffffs	plan	but
egeefgffffgefw	show
egeehfffeffffc	아직
egeejegdfeffcw	yes
egefeedefffiew	çıkıyor
egefefehffffft	mark,	now	ok
egefeffffffffw	running
egefeffffffgfw	replication
egefefffgffhfc	测试
egefefffggfgfw	output
egeffdeffffhfc	に開
egeffffffehefc	しい
egeffffffffffc	不过
egeffffffffffc	过了
egeffffffffffw	macos
egeffffffffgfw	com
egeffffffffgfw	seven
egefffffgffffw	dos
egeffffgfffffwb	the	oven
egeffffggffegw	problem
egeffffggffffwb	that	was
egefffgefffhfwb	an	hour
egefffgffffefw	restart
egefffgfffgffc	现在
egefgeegfffffw	read
egefgeheeffefw	late
egefgffffffdfwb	the	phone
egefgfffffffffw	signed
egefgffffffffw	connections
egefgffffffffwb	still	on
egefgffffgfeft	be	done	gone
egefgfffgfffft	ok	trouble	mark,
egefhegfefeefw	co
egegefeffgfefw	reply
egegeffffffffw	daemon
egegfffffffffw	os
egeggeffgefdfw	updated
egehfffffffefw	nichts
egfdeffhfffeft	describe	aux	ok
egfedffghgfffc	합니다
egfeefeggffffc	합니
egfeefhffefefw	goes
egfegfhffffffw	waiting
egffeffffefffwb	plus	de
egffeffffffffw	confirmation
egffefffgeffft	be	still	ok
egffefffgffffw	produção
egffefgfffffft	mark,	ok	ok
egffefggffffft	ok	ok	still
egffegegfffefw	con
egffegffgffefw	es
egfffefegffgfw	may
egfffeffeffffw	smaller
egfffefgfffffw	certain
egffffehfffefwb	is	complete
egfffffffffefw	verified
egfffffffffffw	erreichbar
egfffffffffffw	generated
egfffffffffffw	läuft
egfffffffffffw	saturday
egfffffffffffw	stock
egfffffffffffw	vat
egfffffffffffw	wieder
egfffffffffffw	years
egfffffffffffwb	the	api
egfffffffffffwb	the	reply
egfffffffffffwb	there	's
egfffffffffffwb	your	name
egfffffffffgfw	payments
egfffffffgfffwb	la	page
egffffffgffffwb	i	called
egfffffgfffefwb	is	fixed
egffffgefeffec	수있
egffffgffffffw	exit
egfffgfffffffwb	it	with
egfffgfffffffwb	up	and
egfffgfffgfffwb	the	release
egffgeeffffffw	bundle
egffgeeffffffw	troppo
egffgffffefffw	thread
egffgffffffefwb	above	the
egffhfffeeffec	예약
egfgeffffffffw	página
egfgeffffffffwb	for	your
egfgfffffffefw	zu
egfgfffffffffw	appointment
egfgfffffffffw	nor
egfgfffffffffw	tested
egfgffffgffffw	testes
egfgfffgfffffwb	the	form
egfgffgffffffw	leave
egfhfffffefffw	pending
eggdbfeehdggfw	there
eggedeefhffdet	be	still	stop
eggeefffffhefw	thursday
eggfdefehffffw	never
eggfdffgfffffw	locked
eggfeeffffhefc	サー
eggfeffffffffw	serveur
eggffeeffffffw	flow
eggffefefffefw	errore
eggffegffffffw	erreur
eggfffeeeffffw	ale
eggffffffffefw	kırmızı
eggffffffffefw	rot
eggffffffffefwb	down	the
eggfffffffffffw	serwer
eggffffffffffwb	i	set
eggffffffffffwb	without	a
eggffffffffffwb	your	flight
egheeeeffffffc	않습니
egheeeffffgefw	servidor
egheeffffffeec	지가
egheeffffffffc	없습
eghfeffffffdffw	lint
eghffffffffdfw	exits
eghgeffffffeffw	still
egiddeeeeffegfw	nie
egieeeegfffefw	backup
ehbZleebdefffb	but	be
ehbbjXWiidYgXb	be	stop
ehbcflceeeffdw	first
ehcfiffffffdfw	type
ehcfiffffffeffw	type
ehciadeddjedeb	mark,	say
ehdbefffiffeft	aux	not	done
ehddbeadeaeleb	ok	trouble
ehdeeffeeefhew	hour
ehdehfeffffffw	covers
ehdehffefefgfc	トは
ehdfedhffffefce	きます
ehdfefdfedfidt	trouble	mark,	greet
ehdffffgfgfffw	yesterday
ehdfgeffeffefwb	the	hotel
ehdgdffhefffec	이지
ehdldabcebcbdpol	o
eheeedeefffeifw	good
eheeeeffeffgfw	same
eheefegfgefefwb	⟨code⟩	is
eheefffffefefw	replied
ehefeffffehefw	coming
ehefeffffffeft	open	open	speaker
ehefefffffffefw	todo
ehefeffffffffwb	#	tests
ehefefffgffefw	total
ehefeffgfffdew	теперь
eheffffefffefc	ページ
eheffffefgfefc	ージ
eheffffffefefc	ジは
eheffffffefefc	ージは
eheffffffffffw	keine
eheffffffffffw	linux
ehefffffgffffwb	the	suite
eheffffgfffefw	oven
eheffgdefffegw	tomorrow
ehefgeeffffefwb	has	not
ehefgfeffffefw	link
ehefgfeffffffw	twenty
ehefgffffffdfwb	unit	tests
ehefgfffffffffw	works
ehefhffffefcft	ok	all	mark,
ehefhffffffdfw	passport
ehegeffffffdfc	대로
ehegefffffffec	페이
ehegefffffffec	페이지
ehegeffffffffw	pods
ehfbjgdbdgZgbu	all
ehfdddgdhefffw	ten
ehfedffffffefc	スト
ehfedffffffefc	テスト
ehfeeffefefgfw	plus
ehfeefffffffffw	não
ehfeefgffffefw	limit
ehfefffffffffw	failures
ehffdfggefffft	ok	mark,	ok
ehffeefffgfdfc	에서
ehffeffffffdfc	에서도
ehffeffffffefw	safari
ehffeffffffffw	centesimo
ehffeffffffffw	minus
ehffeffffffffw	shut
ehffeffffffffw	totali
ehffeffgfffffw	artık
ehffegeffffdfc	서도
ehffegfffffffw	banco
ehfffeegfffeefw	printer
ehfffffffdfffw	arriving
ehfffffffefffw	tracking
ehfffffffffdfc	더에
ehfffffffffeec	扫码
ehfffffffffefw	house
ehfffffffffefwb	bug	is
ehfffffffffefwb	complete	and
ehffffffffffefw	smoke
ehffffffffffft	not	none	trouble
ehffffffffffft	say	rest	stop
ehfffffffffffw	magazijn
ehfffffffffffw	overdue
ehfffffffffffw	stands
ehfffffffffffwb	i	ran
ehfffffffffffwb	within	the
ehfffffgfffffwb	table	is
ehffffgffffefwb	can	be
ehffgffffffeew	smoke
ehffgffffffeffw	memory
ehfgdfegeeffew	table
ehfgeffffefefw	jeszcze
ehfgeffffffdfw	source
ehfgefffffffffw	os
ehfgfffffffffw	payroll
ehfhdefffefefw	votre
ehfheffffffdfw	stay
ehgdefffehfeet	mark,	aux	done
ehgefeegeffdfc	います
ehgfeffffdfffw	package
ehgfeffffefdfw	cztery
ehgfeffffefffw	registered
ehgfefffffffffw	votre
ehgffffffffffw	aucune
ehhdeffdfffffc	あり
ehhfeffdfffffc	りませ
ehideffdfffffc	ありま
eiaegeeegffhfw	failed
eicbehbddeeies	trouble	plan
eicgeffffefeffw	non
eiddeefffffgfc	金额
eiddfffeffffft	none	open	stop
eideeefffgfefc	边的
eidegeefeffdfw	près
eidfdffffhfefw	normal
eidffffffffefw	machines
eidgeefffefefw	database
eidhdeefeeeeet	you	be	still
eiecfffffffgfw	staan
eiedeeibeffdfb	describe	plan
eieeedgbffeefw	tak
eieeffdeeefhfw	runs
eieegfeffffcfw	usage
eiefdffffdfgft	trouble	say	speaker
eiefeefffffdew	cuda
eiefeefffffdffw	same
eiefefffeffefw	s
eiefefgfffffft	you	be	ok
eiefefiddcffft	be	mark,	ok
eieffffffffeft	none	trouble	mark,
eieffffffffeft	without	none	trouble
eiegeefeeffcew	au
eiegeffefefefw	numbers
eifdedeegffefs	isaid	verify
eifeeffegffefw	date
eifefeeffefeew	четыре
eifeffeffffefw	migrations
eiffdffffffefw	bar
eiffdfgffefeft	done	trouble	say
eiffeffffffefw	cent
eiffefffffffffw	hata
eiffeffffffffw	hata
eiffefhffffcfw	percent
eifffdeffffefw	boots
eiffffeffffefw	stable
eifffffdfffffw	identical
eigdefffeffffw	try
eigecfffeefcfw	queue
eigeecdfffffft	of	fail	stop
eiibfefefffefw	geen
eiidjacZacdWdb	describe	but
ejZbkabfcbeYeb	now	mark,
ejafdedeiffffs	but	ok
ejcdeefffffefc	不差
ejcfaciifaebds	not	not
ejcffffeffffft	now	ok	ok
ejdeeedeeeffefw	les
ejdeeedegeffew	les
ejdfceeffffees	would	but
ejdhcgbdeeeefs	but	plan
ejecefffffffffw	ci
ejefbfffggfefs	trouble	except
ejefeebgfffcfb	hedge	trouble
ejefeeeeeefcfff	all	num
ejefefeeeffeft	trouble	mark,	not
ejefeffffffeft	not	trouble	stop
ejefffeefefefs	without	without
ejefffeefeffft	without	fail	trouble
ejegeeeefefdfc	서버
ejehbfefhbfffs	say	still
ejffcfffeffefs	except	rest
ejffdefffffeft	ok	rest	stop
ejffdfeffefeft	ok	ok	mark,
ejffeffefefbfw	valid
ejgaYkjZaYaeYb	of	stop
ejgfeefffefcft	trouble	all	stop
ejhedfeeeefcft	be	done	ok
ekZfbdejfffefb	if	fail
ekcfdfedebfffpols	+-=
ekddefffeffcfw	mais
ekdfdffffefffb	done	heading
ekefdfffeffcft	num	ok	stop
ekefecdefffeft	ok	speaker	ok
ekefeffffffeft	all	trouble	ok
ekfefffffefcft	code	ok	stop
elYcfcchcZeYeff	all	done
elaZedbccYggab	you	describe
elabddeeeffcfce	不差
emffYeffeffefb	except	of
fRRaVqlcabddZff	trouble	stop
fUhWZgllajcVcb	i	describe
fVXclWZadaaXql	heading
fWZjmgdddbdbcl	speaker
fXVuWaYabdebeu	deliberate
fXgaldcgieebfs	ok	not
fXiekcdedeeces	trouble	fail
fXmeXeeeedeWeb	num	done
fYechbgdaldcdb	fail	trouble
fYjjebdbeaeWeb	done	cell
fZWfckgcbifccb	you	mark,
fZcedfeefhfift	trouble	aux	done
fZdelejceefffb	ok	but
fZeehfdefjeces	done	if
fZhXckhZcddXeb	plan	done
fZpYXicjYYbYaf	but
fabeiegeehfcft	done	trouble	stop
fabghchdhdegew	only
fadZcecZfmdhdb	say	speaker
faekZddccieaeb	fail	aux
fagekedeceedeb	num	mark,
fahdXcaZfpcjamasked	some
fahecfjefeffft	fail	be	done
fahjcdeeeefdfff	fail	verify
faibcffeejeffb	earlier	aux
fajdeeeeedejeb	speaker	earlier
faleafeeeefZfs	num	done
fbbbZZabbubaXmasked	most
fbbecddddifkeb	mark,	quotation
fbcceoYceeecdb	plan	speaker
fbdkddeeedddkl	you
fbefeedlfffdfb	hedge	gone
fbegdXpWdbefcu	if
fbfedfjeeefefs	without	done
fbffjfffffffft	but	still	stop
fbgedkhdeeeddw	will
fbhggefffffefw	upload
fcbfhegffffifw	mode
fccmdabefdfefb	of	aux
fcdcidddbdgfjs	trouble	open
fcddedeedaebnb	heading	mark:
fcdeeefgegfgiw	here
fcdffegfeefjefw	a
fcdfieefeefeeff	done	of
fcedeffieffffpolc	=o
fceeegefgefgfw	tuesday
fcefhffffhffft	trouble	ok	mark,
fcehgfeeegfhdw	list
fcfeeffffeggfw	which
fcffffeffffjfwb	on	#
fcffffgffffifw	gpu
fcfidffefffffce	进行
fcgdagiadadibb	trouble	cell
fcgffhgffffffw	compiler
fcggfeeffffgfwb	in	⟨code⟩
fcghffffgffefwb	is	still
fcheeegefgfgfw	line
fchffffffhfefw	matter
fchfifffdffefc	链接
fciedfffgefffc	했습
fcifdfffgefffc	했습니
fcifefffeffdft	be	fail	mark:
fciffffgfffffwb	build	is
fcjeddgeeefeew	attached
fckdedbcffeeeff	fail	if
fclbbedagechdpols	-
fclfbecafedgdpol1	-
fdbckdfijebacu	mark,
fdbdjdggdgebft	be	done	mark,
fdcfheffeifdffw	everything
fdddedkdfffefs	would	open
fddeeeekeffffs	not	hedge
fddffeffhffhfw	log
fddfheeffffhfw	days
fddfhgfefgfffw	invoice
fddfiieefeeefb	some	say
fddhdfedgfffft	be	not	done
fddhfffffffffw	hiçbir
fddiffffgffffw	değil
fdeeffeiffffft	fail	not	none
fdeefffffgfgfw	monday
fdefdffeeefiet	done	describe	be
fdefeffehffgfw	staging
fdefefffffffhw	thanks
fdeffehgfffffce	겁니다
fdefffeifffefw	likely
fdeffffffefhfce	トは
fdeffffffffifw	default
fdeffffffhfefw	все
fdeffffiffffft	not	fail	not
fdefffhffhffft	say	speaker	be
fdefiffefffffw	logout
fdefiffffffffpols	-=o
fdeiefffffffgw	question
fdfbegdgajcebb	say	stop
fdfdeeejeffffb	open	hedge
fdfdfedkeffffff	open	hedge
fdfeeeghfefffw	probably
fdffdffifffffw	değilim
fdffedjefffefs	trouble	should
fdffeffffffhfwb	the	same
fdffeffhffffft	greet	hedge	ok
fdffeffiffffft	mark,	greet	hedge
fdfffecjffffft	hedge	be	ok
fdfffegffefhfw	rotated
fdfffegffffhfw	object
fdffffeiffffft	hedge	mark,	now
fdfffffffffhfw	cluster
fdfffffffffhfw	possible
fdfffffffhfgfw	terminal
fdfffffifffffs	verify	hedge
fdffffiefffeft	should	ok	stop
fdfffgfffffhfw	share
fdffgffhffffft	all	ok	mark,
fdffheffffdehw	tudo
fdffhffefffffw	fast
fdffhffffffefw	installed
fdffhffffffffw	ricerca
fdffhffgfffefw	export
fdffhffgfffffw	mobile
fdffiffffffffpol	=-o
fdfgfffgfhfffw	results
fdfheffffffffc	进行
fdgeeffffhfffw	du
fdgefghefffeft	fail	verify	stop
fdgehffefffgdw	train
fdgehffffefffw	address
fdgffffffffgfwb	the	default
fdgfgehffffffw	fail
fdgfhfffffffft	some	of	mark,
fdgfhffffffffw	risponde
fdghcfeffffgfw	made
fdghffgfffedfw	merge
fdhcfeehdefdet	aux	fail	stop
fdheefefcefhew	rate
fdhffffefffeft	mark,	done	describe
fdhffffffffffw	moment
fdhfffhffffdffw	merge
fdhffgffffgdfw	use
fdhgefgefffffw	token
fdidegffgefffw	file
fdieeeeheffffb	not	verify
fdieefffffffft	i	done	ok
fdieefgfeffefw	node
fdmededfeefdfff	of	fail
fdnakVacgaZXhb	aux	stop
feafgeffkefeft	mark:	fail	stop
febgfeegggfefw	fixed
feboaedeeeddes	open	open
feceejceffiffff	offer	ask
fecefefihgfdew	que
fecekfeeeffffs	still	but
fecfceemeffffb	ok	hedge
fecfcidjeffffs	ok	offer
fecfiffffhfffw	crashes
fecfifgffffffw	client
fechfheffegefw	ich
fecieffffefffw	kept
fecieffffffffw	henüz
feddcddmeffffb	hedge	mark;
feddefffiffegwb	what	i
fedefeclfffffb	hedge	fail
fedefieeffffft	plan	fail	stop
fedeifegeffefw	lights
fedfdedhfhffft	be	done	if
fedfehdeffiffb	offer	ask
fedffeeffffifw	python
fedffffffffhfw	drie
fedffffffffhfw	rewritten
fedffffghffgfwb	the	log
fedfffhefefghw	long
fedfffhgffffft	speaker	ok	mark,
fedfgegheffffc	지만
fedfgffffffhfw	ios
fedfhfegfffffw	though
fedfhffffffefwb	the	export
fedfhffgefffft	be	mark,	but
fedfhffgfffffwb	it	compiles
fedfifegfffffb	fail	but
fedfifffffffft	but	be	fail
fedgfeegfffffw	iyi
fedjfbggeffffs	not	plan
feedcedleffefs	hedge	but
feedgheegffdgw	report
feedhfegeffeft	done	mark,	open
feeeeeefeffiew	admins
feeeefhffffffs	would	still
feeeegefgffegfw	what
feeeeiedfeeehw	next
feeefdedhfgehw	must
feeefedjfffeft	speaker	hedge	stop
feeefeheffffffw	with
feeefeiefffffw	pewnie
feeeffeffffift	describe	not	none
feeefghefffffc	れば
feeefhfefffffc	ければ
feeefhfffffffc	けれ
feeefhfffffffc	안드로
feeegedhfefffw	renewed
feeeiecdefhefs	done	should
feefdfjeffffft	if	ok	mark,
feefeeeffffhfw	mb
feefeegffffffw	u
feefefdhfffffw	clock
feefeffffffhfw	requests
feefefffifffft	speaker	be	fail
feefeffgfgfffw	paper
feeffeekfffeft	be	hedge	ok
feeffehffffffw	case
feeffeiefffeft	would	describe	stop
feeffeieffffft	speaker	would	stop
feeffffffefeiw	summary
feeffffffffgfw	trois
feeffffffffhfw	packages
feeffffffffhfw	utc
feeffffffffhfw	échec
feeffffffffhfwb	#	lines
feeffffffgfgfw	warranty
feeffffffhfdfw	readme
feeffffffiffft	quotation	say	stop
feefffhgfffffwb	if	the
feeffheffffffc	除し
feeffheffffgfw	et
feeffheffffgfw	modules
feeffhfffffffw	module
feeffideffffft	offer	offer	stop
feefgeffgffffc	었습니
feefgehefffffw	drop
feefgfeffffhfw	dossier
feefgfffeefgfw	party
feefgfffffffffw	installed
feefggfffffffwb	by	one
feefheeffgfffw	ticket
feefhffefffffw	while
feefhffffffefw	december
feefhfffffffft	of	mark,	but
feefhfffffffft	ok	mark,	rest
feefhffffffffw	apart
feefhffffffffw	locally
feefiffdfffffw	pero
feefiffedfffft	mark,	but	fail
feegeefefifeew	note
feegeefgfffffw	final
feegefeefefehw	changed
feegeffffgfffc	상태
feegeffhfffffw	eso
feegegfefgfffwb	the	invoice
feegffgffffffw	stays
feegfheffffffc	削除
feegfheffffffc	削除し
feeggffffffffw	şey
feehfffffffffc	には
feehffffffffffw	migration
feehfffffffffw	gedraaid
feehhdcfcebhZf	cell
feeidffeffffft	speaker	be	open
feeidfffffffft	speaker	open	still
feeidfgefegefw	old
feeieeeffffffw	пока
fefcefhefdehew	by
fefdfeffefffiw	family
fefdfifffffffw	var
fefdhffffffffc	는아직
fefdhffffffffw	кроме
fefeeffffffhfwb	are	#
fefeeffhffffft	mark,	but	open
fefefdiffefeew	permit
fefeffeifffdfw	gone
fefefffffffhfw	tien
fefefffffgfffw	seien
fefefffffhfffw	bei
fefegegffffffwb	the	lock
fefehffefffffc	인하지
fefehffefffffc	자내
fefehffffffffc	는아
fefehffffffffw	opstarten
fefeiefffffeffw	está
feffefehfffefw	believe
feffeffffffhew	keyed
feffeffffffhfwb	#	mb
feffeffffhffft	speaker	say	mark:
feffefffgffffc	고했
feffefffgffffc	고했는
feffefffgffffc	다고했
feffefffgffffc	아니
feffefffgffffc	이아
feffefffgffffc	했는데
feffefffgffffw	sitting
feffefffhffefc	还是
feffefffhffffc	했는
feffefffhffffc	했다
feffefffhfffft	correct	mark:	heading
feffefhefffffce	지만
feffefieffffft	would	be	ok
feffehfffffefc	直播
feffehfffffefc	말씀
fefffciffffefw	sobald
fefffdiffffffs	if	should
fefffeeffhfffs	gone	hedge
fefffeegfffgfwb	the	email
fefffeegfgfffc	ると
fefffeehfffffw	всего
fefffeehfffffw	письмо
fefffeeifffefw	apparently
fefffeeifffefw	moeten
fefffefgfffgfw	stored
fefffefhffffft	hedge	ok	now
fefffegffffffw	devrait
fefffegffffgfwb	the	weather
fefffehefffffw	provided
fefffehffffffw	finish
fefffehffffffwb	as	soon
fefffehffffgfw	weather
fefffejefffeft	without	would	describe
feffffdhffffft	ok	mark,	hedge
feffffdhgffffc	はな
feffffdifffefw	zou
feffffeefffhfw	forty
feffffegfgfffw	settled
feffffehffffft	hedge	speaker	ok
feffffehfffffw	penso
fefffffffffehw	welcome
fefffffffffffwb	your	calendar
feffffffffffhwb	thanks	for
feffffffffffhwb	you	are
fefffffffffgfc	ロで
fefffffffffgfc	ロです
fefffffffffgfw	course
fefffffffffgfw	months
fefffffffffgfwb	share	the
fefffffffffhffw	staging
fefffffffffhfw	arguments
fefffffffffhfw	different
fefffffffffhfw	json
fefffffffffhfw	museo
fefffffffffhfw	timestamps
fefffffffffhfwb	keyed	by
feffffffffgffwb	at	noon
feffffffffheft	describe	describe	describe
feffffffffhfffw	which
fefffffffgfffw	behoben
fefffffffgfffw	research
fefffffffgfffwb	me	the
fefffffffgfffwb	the	list
fefffffffhfeft	speaker	say	quotation
fefffffffhfffw	lena
feffffffgffffce	なく
fefffffgfffefwb	the	leak
fefffffgfffffw	judging
fefffffgfffffw	rien
fefffffgfffffwb	leak	is
fefffffgfffffwb	que	je
fefffffgffgffwb	the	plumber
fefffffgfgfffwb	the	results
fefffffhfffffw	puisse
fefffffhfffffw	renders
fefffffhfffffwb	to	have
feffffgffefgft	describe	say	speaker
feffffgfffffffw	provided
feffffgffffffw	arrives
feffffgffffffw	bigger
feffffggfffffc	겁니
feffffggfffffc	겁니다
feffffhfffffft	done	be	mark,
feffffhffffffwb	more	memory
feffffhfgffffw	это
fefffgfffffffw	eerst
fefffhfffffeefw	paying
fefffhfffffeew	paying
feffgffefffffwb	the	images
feffgffffefgfw	hourly
feffgfffffffffw	giriş
feffgffffffffs	ratio<	rest
feffgfffffffft	ok	mark;	rest
feffgfffffffft	open	still	rest
feffgffffffffw	addresses
feffgffffffffw	reach
feffgffffffffw	shift
feffgffffffffw	usar
feffgffffffffwb	#	de
feffgffffffffwb	#	links
feffgffffffffwb	de	#
feffgffffffffwb	missing	on
feffgffffffgfw	short
feffgfffgffffc	실이
feffgffgffffffw	most
feffgffgfffffwb	the	update
feffgfgffffffw	faster
feffgfgffffffwb	ci	is
feffhffeffffft	mark,	yet	but
feffhffeffffft	open	yet	but
feffhffffffffw	cameras
feffhffffffffw	continua
feffhffffffffwb	two	of
feffhffffgfefwb	tests	pass
fefgeffffgfffw	bezahlt
fefgefffgffffw	drafts
fefgeffgfffffw	manque
fefgefggfffffw	deposit
fefgffefffffffw	index
fefgffegfffgfw	day
fefgfffffffffc	確認
fefgfffffffffw	aan
fefgfffffffffw	confirm
fefgfffffgfffwb	the	code
fefgffgefffffwb	you	asked
fefgffgffffffc	これ
fefgffgffffffw	book
fefgffgffgfefwb	the	keys
fefggffffffffw	remain
fefhfffffffffw	photos
fefhfffffffffw	refactoring
fefidfehgffefb	but	describe
fefidffgdffefwb	i	did
fegaidbceeejeb	of	describe
fegdfehfeffdfw	op
fegdggfffffffw	draft
fegededefgfhfw	office
fegeeeeffgfffw	subagent
fegefffffffffwb	on	that
fegefffgfffffw	parcel
fegeffgffffffw	traffic
fegegddiefffft	offer	not	stop
fegegffeeffffc	하지못
fegegffffefffwb	one	of
fegehegefffffc	가없
fegehffefffffc	자리가
fegfeegffffefc	빌드
fegfeffefgfgfw	slot
fegfeffffgfffwb	the	subagent
fegfeffgfffffc	メール
fegffffffefgfw	sends
fegffffffffffc	링크
fegffffffffffw	attempts
fegffffffffffw	compatible
fegffffffffffw	entire
fegffffffffffw	password
fegffffffffffw	sabato
fegffffffffffwb	#	the
fegffffffffffwb	have	no
fegffffffffffwb	the	pdf
fegffffffgfffwb	you	told
fegffffgfffffwb	the	parcel
fegfffgffffffwb	node	#
fegfgffffffefwb	#	is
fegfgffffffefwb	that	one
fegfgffffffffw	bounced
fegfgffffffffw	giriş
fegfgffffffffw	vol
feggfefefffffwb	not	get
fegggefffffffc	リン
feghdfffeffffw	nope
fehdfffffffffw	voor
fehdfffgfffffw	filter
fehdffgffffffw	start
feheeefffffefw	github
feheefffeffffc	一直
feheeffffgfefwb	at	#
fehefefefefefc	きまし
feheffffffffffw	unfortunately
fehefffffffffw	fait
fehefffffffffw	unfortunately
fehefffffffffwb	access	to
fehefffffffffwb	half	of
fehegfdgfgedec	습니다
fehehfffdffffw	bij
fehfeffffffefw	persists
fehfeffffffffc	件が
fehfeffffffffw	pdf
fehfeffffffffwb	of	memory
fehfffedfhfffw	machine
fehffffffefefw	column
fehffffffefffw	airline
fehffffffefffwb	me	out
fehffffffefffwb	out	on
fehfffffffffffw	signature
fehffffffffffw	refuse
fehffffffffffw	responds
fehfffffffgefwb	i	use
fehfgfffefffft	be	still	fail
fehfgffffffeft	verify	fail	stop
fehfgffffffefwb	the	endpoint
fehgeffffffffc	하지않
fehhbgggdfebgext	unspecified
feicdfffcfhffs	still	say
feideffffffffw	spreadsheet
feidffgffffffwb	will	not
feieeeffdefeew	reminder
feieeefffffeffw	github
feieefffffffft	fail	still	stop
feieeffffffffw	udało
feiefdfdeeffft	i	be	sorry
feifcffffffffw	application
feifeeffdefeewb	the	reminder
feifeegfeefefw	port
feiffeeffefffw	screen
feiffefffefefw	portal
feigdffeeefeewb	the	new
ffbfjiddffeffs	offer	fail
ffbfkddffefffpolc	-~
ffcdefffkffeft	correct	mark,	be
ffcdlgbdeceecfw	#
ffceffiefffffw	bez
ffcfifeefffffs	still	without
ffchfffeffffft	mark,	but	speaker
ffdeeheffffgfwb	the	way
ffdefffeiffffw	actually
ffdefffgfgfffw	paid
ffdehehdfffffw	bildirimler
ffdehffffffffw	hâlâ
ffdfdffhfffffc	지는않
ffdfdffifffffc	는않았
ffdfeffffehgfw	many
ffdfefffifffft	aux	mark,	not
ffdffffffhfffw	user
ffdfffffhfffffw	j'
ffdfffffhfffft	sorry	mark,	isaid
ffdfffffhffffw	misread
ffdfffgfhffefw	forget
ffdffhfffffffw	checking
ffdfggffgffffw	pipeline
ffdfhegffefffw	script
ffdfhffffffffc	아웃
ffdfhffffffffc	은안
ffdfhffffffffw	ses
ffdfhffffffffw	trains
ffdfieegeffffs	offer	but
ffdfifeffffffpolc	+~
ffdfifffefffft	mark,	offer	not
ffdgffgfffgffwb	failing	test
ffdggffefffffc	학원
ffdghffffffffwb	the	one
ffdheffffffefw	daha
ffdheffffffffwb	habe	ich
ffdheffgffffewb	я	не
ffedgffehffffw	pushed
ffeeeffhfffffc	めて
ffeeefhhfffefc	えた
ffeefdhffffgfw	cost
ffeefefffffhfw	legal
ffeeffffhefefwb	i	reported
ffeeffffhffffw	mistake
ffeeffffhffffwb	not	right
ffeefffghffffwb	as	i
ffeeffgfhffffw	cat
ffeeffheffffft	if	not	none
ffeefhfffffffwb	'd	be
ffeeghfefffffw	bill
ffeehfffffffffw	draft
ffeeiefefffffw	inloggen
ffefdfejfffffs	hedge	offer
ffefeeedfehehw	how
ffefeffffffhew	h
ffefeffffffhfw	why
ffefefffhffffw	avais
ffefeffhfffefw	presumably
ffefeffhfffffc	는않
ffefeffhfffffc	보지
ffefeffhfffffc	보지는
ffefeffiffffft	hedge	mark,	but
ffefegfffffffw	turns
ffefegfffffhfw	differ
ffefeggffffffwb	turns	up
ffeffehefffffw	changing
ffefffdffffigw	sounds
ffefffehfffffw	knowledge
ffefffehgffffwb	was	the
ffeffffffefhfwb	about	#
ffeffffffffgfw	depends
ffeffffffffgfw	falha
ffeffffffffgfwb	#	h
ffeffffffffgfwb	the	train
ffeffffffgfffw	amministratore
ffeffffffgfffw	guasto
ffeffffffhfffw	outage
ffefffffgffffc	えて
ffefffffgffffc	不是
ffefffffgffffc	抱歉
ffefffffgfffffw	oops
ffefffffgfffffw	przepraszam
ffefffffgfffffw	scratch
ffefffffgffffw	antes
ffefffffgffffw	ignore
ffefffffgffffw	oops
ffefffffgffffw	please
ffefffffgffffwb	i	was
ffefffffgffffwb	les	tests
ffefffffgffffwb	sorry	i
ffefffffgffffwb	still	red
ffefffffhfffffw	perdón
ffefffffhffffw	perdón
ffefffffhffffw	писал
ffeffffgfffffw	helper
ffeffffgfffffw	scanned
ffefffgffffffw	fires
ffefffgffffffwb	the	rows
ffefffgfgffffwb	by	a
ffefffhffffffs	still	would
ffefffhffffffwb	in	case
ffefffiefffffw	бы
ffeffgeffffffw	due
ffeffgefffffgw	helps
ffeffgfffgfffwb	memory	leak
ffeffgffgffffw	scratch
ffeffggefffffwb	would	be
ffeffheffffffw	moi
ffeffheffffffw	other
ffeffhfffffffwb	am	going
ffeffifefffffwb	going	to
ffeffifffffdfw	v1
ffefgefhfffffc	만실
ffefgehffefeew	sensors
ffefgffffffffc	すが
ffefgffffffffc	로그
ffefgffffffffc	링은
ffefgffffffffc	링은아
ffefgffffffffc	터링
ffefgffffffffc	터링은
ffefgfffffffffw	passport
ffefgffffffffw	completo
ffefgffffffffw	documented
ffefgffffffffw	granted
ffefgffffffffw	integration
ffefgffffffffw	kitchen
ffefgffffffffw	patched
ffefgffffffffw	refuses
ffefgffffffffw	stuck
ffefgffffffffw	waived
ffefgffffffffwb	ich	habe
ffefgffffffffwb	integration	tests
ffefgffffffffwb	to	drop
ffefgffffgfffw	writes
ffefgffgefgffw	commits
ffefgffgfffffw	passing
ffefgggfffffffw	on
ffefhffeffffgw	za
ffefhffffefeft	speaker	be	ok
ffefhffffffefw	online
ffefhfffffffft	but	sorry	fail
ffefhffffffffw	complet
ffefhffffffffw	respond
ffegdffhfffffc	않았습
ffegeffffffffw	council
ffegeffffffffw	dejo
ffegeffffffffwb	the	letter
ffegfegefffffce	付款
ffegffegfffffc	我没
ffegfffffffffc	行っ
ffegfffffffffc	行って
ffegffffffffffw	falta
ffegfffffffffw	personal
ffegffheffgffw	delete
ffegfgeffffffw	schema
ffegfgeffffffwb	i	would
ffeggffffffffw	warnings
ffeheffefffffw	laisse
ffeheffffffffc	への
ffehefffffffft	aux	still	done
ffehefffffffft	not	aux	still
ffehffeffffffw	overnight
ffehffffffffffw	call
ffehfffffffffw	cleanup
ffehfffffffffw	deliberately
ffehffffffgfffw	at
ffeidfffffffft	still	mark,	open
fffdhffffffffc	完了
fffdhffffffffc	没动
fffdhffffffffw	cleaned
fffdhffgfeffft	but	open	stop
fffdigefeefdfw	through
fffdlccbebeXcpol	=-
fffededfeeeiefw	⟨code⟩
fffeeeeefffifw	checkout
fffeefehfffffs	hedge	still
fffeeffehffffs	done	isaid
fffeeffhffffew	но
fffeeggefffffw	keep
fffefceeffkffff	ask	plan
fffefciffffffw	knew
fffefdeeffjffb	ask	offer
fffefeeeffjffb	ask	plan
fffefeffffifew	or
fffefffehfffffw	actually
fffeffffgffffwb	meeting	is
fffeffffgffgfw	aspetta
fffeffffhfffffw	wait
fffeffffhfffft	not	aux	not
fffeffffhffffw	avevo
fffefffgffffffw	iyi
fffefffgfffffw	görünüyor
fffefffgfffffw	validated
fffefffhfffffw	diría
fffefgffffgffw	shall
fffefgffgffefwb	report	is
fffefhefffffffw	tomorrow
fffefheffffffwb	is	to
fffefhfefffffw	split
fffefhffffffft	plan	mark:	speaker
fffefhfffffffw	glad
fffehfffdffffwb	got	the
fffehffffffffw	его
ffffefehffffft	hedge	ok	mark,
ffffefehffffft	mark,	but	hedge
ffffefeifffffff	hedge	gone
ffffeffffffffc	ート
ffffeffffffhfw	gut
ffffefffgffffc	の口
ffffefffgffffc	書き
ffffefffgffffc	통과
ffffefffgffffc	했다고
ffffefffgfffft	aux	mark,	but
ffffefffgffffw	mij
ffffefffgffffwb	told	you
ffffefffgffgfc	스트
ffffefffgffgfc	테스
ffffefffgffgfc	테스트
ffffefffhfffffw	correction
ffffefffhfffft	aux	heading	mark,
ffffefffhfffft	mark:	aux	heading
ffffefffhffffw	correction
ffffefffhffffw	zei
ffffeffgfffffc	ている
ffffeffgfffffs	but	offer
ffffeffgfffffs	gone	verify
ffffeffgffffft	done	but	not
ffffeffgffffft	hedge	done	mark,
ffffeffgfffffw	però
ffffeffgffffhw	hope
ffffeffgfgfffw	ce
ffffeffhfffffs	gone	but
ffffeffhgffffs	verify	but
ffffefgffffffw	habría
ffffefgffffffwb	port	is
ffffefhffffffw	cdn
ffffehefffgefw	righe
ffffeidfffffft	offer	mark,	offer
fffffdeeffjffff	ask	offer
fffffdiffffeffw	sobald
fffffeeffffhfwb	when	the
fffffeehffffffw	письмо
fffffeeiffffft	mark,	i	hedge
fffffefehffffwb	my	last
fffffeffffgfffw	want
fffffeffffgffwb	send	it
fffffeffffgffwb	want	me
fffffeffffhfft	offer	ask	mark?
fffffefgfffffc	것같
fffffefgfffffw	caído
fffffefgfffffw	deve
fffffefhffffffw	insurance
fffffefhfffffw	pretty
fffffefhfffffw	reasonably
fffffefhfffffw	ter
fffffefhfffffwb	o	email
fffffegfffffffw	depending
fffffegffffffw	depending
fffffegffffffw	hear
fffffegffffffw	vigor
fffffegffffffwb	be	the
fffffegffffffwb	would	drop
fffffegffffgfw	ships
fffffegfffgffwb	if	i
fffffeggfffffc	제될
fffffehefffffw	might
fffffehefffffwb	this	should
fffffehffffffc	ルド
fffffehffffffwb	as	the
fffffehffffffwb	it	will
fffffehffffffwb	soon	as
fffffeiffffffw	disappear
fffffejcfffffw	clear
ffffffchfgfefce	うです
ffffffdgfgfffc	そうで
ffffffdhfffffc	さそ
ffffffdhfffffc	そう
ffffffdhfgfffc	うで
ffffffdhfgfffc	うです
ffffffdhgffffc	りで
ffffffeffffgfw	par
ffffffeffffgfwb	a	day
ffffffefffgffwb	me	to
ffffffegfffffc	上了
ffffffegfffffc	메일은
ffffffegfffffw	appear
ffffffegfffffw	correctly
ffffffegfffffw	inzwischen
ffffffegfffffw	subject
ffffffegfffgfw	dog
ffffffehfffffc	さそう
ffffffehfffffc	应该
ffffffehfffffff	mark,	hedge
fffffffciffffs	correct	hedge
fffffffeffffgw	having
fffffffeffffhfw	hi
fffffffeffffhw	hi
fffffffeffgffw	tip
fffffffefgfffc	消し
fffffffegffffwb	#	may
fffffffegffffwb	not	#
fffffffegfgffwb	i	must
ffffffffeffffwb	that	i
fffffffffffehfw	here
ffffffffffffgc	いたし
ffffffffffffgc	たし
ffffffffffffgc	녕하
ffffffffffffgc	녕하세
ffffffffffffgc	세요
ffffffffffffgc	안녕
ffffffffffffgc	안녕하
ffffffffffffgc	하세요
ffffffffffffgce	세요
ffffffffffffgfw	добрый
ffffffffffffgw	mevrouw
ffffffffffffgw	regards
ffffffffffffgw	добрый
fffffffffffgfc	ット
fffffffffffgffw	un
fffffffffffgfw	argumentos
fffffffffffgfw	artefacts
fffffffffffgfw	batteries
fffffffffffgfw	columns
fffffffffffgfw	cursor
fffffffffffgfw	damage
fffffffffffgfw	dez
fffffffffffgfw	dieci
fffffffffffgfw	diez
fffffffffffgfw	espera
fffffffffffgfw	euro
fffffffffffgfw	euros
fffffffffffgfw	funzione
fffffffffffgfw	hash
fffffffffffgfw	later
fffffffffffgfw	meets
fffffffffffgfw	redirect
fffffffffffgfw	standard
fffffffffffgfw	três
fffffffffffgfw	year
fffffffffffgfwb	#	euro
fffffffffffgfwb	#	euros
fffffffffffgfwb	a	#
fffffffffffhfw	abre
ffffffffffgffc	까요
ffffffffffgfffw	aisle
ffffffffffgfffw	does
ffffffffffgfffw	may
ffffffffffgfffw	shall
ffffffffffgfffw	um
ffffffffffgfffw	who
ffffffffffgfffw	would
ffffffffffgfft	ask	ask	mark?
ffffffffffgffw	aisle
ffffffffffgffw	gleich
ffffffffffgffw	okay
ffffffffffgffw	puedo
ffffffffffgffw	tabs
ffffffffffgffw	też
ffffffffffgffw	usually
ffffffffffgffwb	aisle	or
ffffffffffgffwb	shall	i
ffffffffffgffwb	should	i
ffffffffffgffwb	would	you
ffffffffffgffwb	you	want
ffffffffffheffw	do
ffffffffffhffce	까요
ffffffffffhfft	ask	i	mark?
fffffffffgfefce	とです
fffffffffgfffc	こと
fffffffffgfffc	との
fffffffffgffffw	müşteri
fffffffffgfffw	après
fffffffffgfffw	available
fffffffffgfffw	cliente
fffffffffgfffw	contains
fffffffffgfffw	mac
fffffffffgfffw	matin
fffffffffgfffw	mrs
fffffffffgfffw	reads
fffffffffgfffwb	la	factura
fffffffffgfffwb	says	⟨quotation⟩
fffffffffgfffwb	the	docs
fffffffffgfffwb	the	research
fffffffffgfffwb	the	warranty
fffffffffgfffwb	under	the
fffffffffhffft	say	mark:	quotation
fffffffffhffft	speaker	quotation	say
fffffffffhfffw	yazıyor
ffffffffgffefw	factor
ffffffffgffefwb	contrary	to
ffffffffgffffc	の口座
ffffffffgffffc	ファ
ffffffffgffffc	誤り
ffffffffgffffc	誤りで
ffffffffgffffc	정정
ffffffffgfffffw	please
ffffffffgffffw	apologies
ffffffffgffffw	contrary
ffffffffgffffw	dix
ffffffffgffffw	llegó
ffffffffgffffw	pisałem
ffffffffgffffw	pro
ffffffffgffffw	przepraszam
ffffffffgffffw	waren
ffffffffgffffw	проходят
ffffffffgffffwb	after	all
ffffffffgffffwb	back	the
ffffffffgffffwb	dat	de
ffffffffgffffwb	de	tests
ffffffffgffffwb	i	never
ffffffffgffffwb	is	called
ffffffffgffffwb	the	memory
ffffffffggfffw	disse
fffffffgfffffc	てる
fffffffgfffffc	では見
fffffffgfffffc	と思
fffffffgfffffc	と思い
fffffffgfffffc	は見
fffffffgfffffc	ると思
fffffffgfffffc	ールは
fffffffgfffffc	動いて
fffffffgfffffc	思い
fffffffgfffffc	思いま
fffffffgfffffc	로는
fffffffgffffffw	deposit
fffffffgffffffw	e
fffffffgffffffw	pelo
fffffffgffffffw	probably
fffffffgfffffs	should	but
fffffffgffffft	but	i	hedge
fffffffgffffft	but	not	aux
fffffffgffffft	gone	mark,	but
fffffffgffffft	hedge	gone	mark,
fffffffgffffft	hedge	mark,	done
fffffffgffffft	hedge	mark,	not
fffffffgffffft	hedge	now	mark,
fffffffgffffft	mark,	hedge	describe
fffffffgfffffw	appears
fffffffgfffffw	assume
fffffffgfffffw	everybody
fffffffgfffffw	fehlt
fffffffgfffffw	goed
fffffffgfffffw	llegado
fffffffgfffffw	müsste
fffffffgfffffw	pelo
fffffffgfffffw	rebase
fffffffgfffffw	sein
fffffffgfffffw	solved
fffffffgfffffw	suppose
fffffffgfffffw	unchanged
fffffffgfffffw	worked
fffffffgfffffwb	as	far
fffffffgfffffwb	by	now
fffffffgfffffwb	far	as
fffffffgfffffwb	i	suppose
fffffffgfffffwb	most	likely
fffffffgfffffwb	sure	i
fffffffgfffffwb	the	backup
fffffffgfffffwb	the	cache
fffffffgfffffwb	think	the
fffffffgfffffwb	though	i
fffffffgfffgfw	consultas
fffffffghffefwb	the	build
fffffffhffffffw	pretty
fffffffhfffffw	arrivata
fffffffhfffffw	essere
fffffffhfffffw	think
fffffffhfffffwb	i	believe
fffffffhfffffwb	i	think
fffffffhfffffwb	pretty	sure
fffffffhfffffwb	seems	to
fffffffhfffffwb	should	have
ffffffgeffffft	if	mark,	would
ffffffgefffffw	reiniciar
ffffffgffeffffw	she
ffffffgffffefc	ナー
ffffffgffffffc	がな
ffffffgffffffc	れで
ffffffgffffffc	的话
ffffffgfffffffw	otherwise
ffffffgfffffffw	sans
ffffffgffffffs	ok	would
ffffffgfffffft	mark,	would	be
ffffffgffffffw	assuming
ffffffgffffffw	baut
ffffffgffffffw	below
ffffffgffffffw	cancel
ffffffgffffffw	cela
ffffffgffffffw	change
ffffffgffffffw	compila
ffffffgffffffw	consulta
ffffffgffffffw	debería
ffffffgffffffw	definida
ffffffgffffffw	des
ffffffgffffffw	fehler
ffffffgffffffw	iphone
ffffffgffffffw	isso
ffffffgffffffw	klient
ffffffgffffffw	minutos
ffffffgffffffw	ohne
ffffffgffffffw	otherwise
ffffffgffffffw	plants
ffffffgffffffw	requête
ffffffgffffffw	sign
ffffffgffffffw	touches
ffffffgffffffw	turning
ffffffgffffffw	würde
ffffffgffffffw	índice
ffffffgffffffwb	fix	the
ffffffgffffffwb	get	a
ffffffgffffffwb	is	broken
ffffffgffffffwb	it	would
ffffffgffffffwb	not	start
ffffffgffffffwb	on	monday
ffffffgffffffwb	only	if
ffffffgffffffwb	ought	to
ffffffgffffffwb	si	la
ffffffgffffffwb	the	limit
ffffffgffffffwb	they	would
ffffffgffffffwb	to	restart
ffffffgffffffwb	you	the
ffffffgffffffwb	you	to
ffffffgffffffwb	you	would
ffffffgffffgfwb	is	set
ffffffgffffgfwb	⟨code⟩	and
ffffffggfffffw	sans
ffffffggfffffw	yours
ffffffhefffefc	直る
ffffffhffffffs	should	would
ffffffhffffffw	ought
ffffffhffffffwb	a	second
ffffffhffffffwb	would	have
fffffgeeeffffwb	and	i
fffffgeffffffw	entwurf
fffffgeffffffw	factuur
fffffgeffffffw	ook
fffffgegfffffw	know
fffffgfefffffw	vou
fffffgfefffffwb	next	i
fffffgffffffewb	do	it
fffffgfffffffc	ご連絡
fffffgfffffffc	보겠
fffffgfffffffc	보겠습
fffffgfffffffc	일정
fffffgffffffffw	going
fffffgffffffffw	one
fffffgffffffffw	shortly
fffffgffffffffw	up
fffffgffffffffw	working
fffffgffffffffw	yarın
fffffgffffffft	plan	plan	plan
fffffgfffffffw	agents
fffffgfffffffw	amanhã
fffffgfffffffw	apago
fffffgfffffffw	até
fffffgfffffffw	auch
fffffgfffffffw	audit
fffffgfffffffw	dentist
fffffgfffffffw	diff
fffffgfffffffw	dig
fffffgfffffffw	dry
fffffgfffffffw	few
fffffgfffffffw	gonna
fffffgfffffffw	maandag
fffffgfffffffw	morgen
fffffgfffffffw	offsite
fffffgfffffffw	prepare
fffffgfffffffw	quieres
fffffgfffffffw	reading
fffffgfffffffw	remember
fffffgfffffffw	renew
fffffgfffffffw	rerun
fffffgfffffffw	shortly
fffffgfffffffw	steam
fffffgfffffffw	tackle
fffffgfffffffw	translated
fffffgfffffffw	zal
fffffgfffffffwb	i	need
fffffgfffffffwb	ik	de
fffffgfffffffwb	into	the
fffffgfffffffwb	the	next
fffffgfffffffwb	then	i
fffffgfffffffwb	will	have
fffffgffffgffw	anche
fffffgffgffffw	é
fffffggeffffffw	si
fffffggffffffw	squash
fffffhdefffffwb	send	the
fffffhefffffefw	will
fffffhefffffewb	first	thing
fffffheffffffc	除しま
fffffhefffffft	ask	mark,	offer
fffffhefffffft	offer	ask	mark,
fffffhefffffft	offer	plan	stop
fffffheffffffw	als
fffffheffffffw	pruebas
fffffheffffffwb	happy	to
fffffheffffffwb	intend	to
fffffheffffgfw	walk
fffffhfefffffwb	look	at
fffffhffffffffw	gonna
fffffhffffffft	plan	i	speaker
fffffhffffffft	plan	plan	speaker
fffffhfffffffwb	i	intend
fffffhfffffffwb	las	pruebas
ffffgegffffffc	イン
ffffgfeffffffw	twelve
ffffgffefffffw	ignored
ffffgffefffffwb	the	deploy
ffffgfffeffffw	fifth
ffffgfffeffffw	rebased
ffffgffffefffwb	en	el
ffffgffffffefc	すべ
ffffgffffffefc	すべて
ffffgffffffefc	べて
ffffgffffffffc	けど
ffffgffffffffc	すけ
ffffgffffffffc	ない
ffffgffffffffc	は満室
ffffgffffffffc	グイ
ffffgffffffffc	グイン
ffffgffffffffc	ホテ
ffffgffffffffc	ログ
ffffgffffffffc	ログイ
ffffgffffffffc	没问
ffffgffffffffc	没问题
ffffgffffffffc	问题
ffffgffffffffc	그인
ffffgffffffffc	들어
ffffgffffffffc	로그인
ffffgffffffffce	けど
ffffgffffffffce	すけど
ffffgffffffffce	正常
ffffgfffffffffw	login
ffffgfffffffffw	mum
ffffgfffffffffw	replied
ffffgfffffffffw	seven
ffffgfffffffffw	voor
ffffgfffffffft	fail	but	sorry
ffffgffffffffw	able
ffffgffffffffw	although
ffffgffffffffw	collected
ffffgffffffffw	documents
ffffgffffffffw	forgot
ffffgffffffffw	hatte
ffffgffffffffw	imported
ffffgffffffffw	moet
ffffgffffffffw	mum
ffffgffffffffw	prenotato
ffffgffffffffw	reservado
ffffgffffffffw	sigue
ffffgffffffffw	siguen
ffffgffffffffw	some
ffffgffffffffw	starts
ffffgffffffffw	websocket
ffffgffffffffw	whereas
ffffgffffffffw	рейс
ffffgffffffffwb	#	are
ffffgffffffffwb	#	failed
ffffgffffffffwb	#	passed
ffffgffffffffwb	able	to
ffffgffffffffwb	replied	to
ffffgffffffffwb	should	the
ffffgffffffffwb	though	the
ffffgffffffffwb	waiting	for
ffffgffffffffwb	went	out
ffffgffffffgfw	caches
ffffgffffffgfw	werden
ffffgffffffgfw	zehn
ffffggdffffffw	customers
ffffggfffffffc	준비
ffffggfffffffwb	open	the
ffffhffdfffffw	iniciar
ffffhffdfffffw	sesión
ffffhffffffefc	テル
ffffhffffffefc	テルは
ffffhffffffefc	ホテル
ffffhffffffefc	室で
ffffhffffffffc	は満
ffffhffffffffc	バック
ffffhffffffffc	ルは満
ffffhffffffffc	完成
ffffhffffffffce	ない
ffffifdfffffft	would	be	done
fffgeffffffffc	부터
fffgeffffffffce	이요
fffgeffffffffw	calls
fffgeffffffffw	maps
fffgeffffffffw	several
fffgeffffffffw	wanted
fffgeffffffffwb	hab	ich
fffgeffffgfffw	doctor
fffgfefffffffc	未着
fffgfefffffffc	着手
fffgffegfffffwb	off	the
fffgffehfffffc	일은아
fffgfffefffffc	とし
fffgfffefffffw	maybe
fffgfffffffefwb	because	of
fffgfffffffefwb	for	another
fffgfffffffffc	これか
fffgfffffffffc	してい
fffgfffffffffc	まだ
fffgfffffffffc	れか
fffgfffffffffc	れから
fffgfffffffffc	意没
fffgfffffffffc	未着手
fffgfffffffffc	랜치
fffgfffffffffc	브랜
fffgfffffffffc	브랜치
fffgfffffffffc	아직안
fffgfffffffffc	아직이
fffgfffffffffc	이요
fffgfffffffffc	직안
fffgfffffffffc	직이
fffgfffffffffc	직이요
fffgffffffffffw	ainda
fffgffffffffffw	awaiting
fffgffffffffffw	pas
fffgffffffffffw	renovar
fffgffffffffffw	rollback
fffgffffffffffw	todavía
fffgffffffffft	aux	deliberate	not
fffgffffffffft	but	i	not
fffgffffffffft	done	yet	but
fffgffffffffft	done	yet	stop
fffgfffffffffw	accessibility
fffgfffffffffw	agreed
fffgfffffffffw	approval
fffgfffffffffw	aus
fffgfffffffffw	awaiting
fffgfffffffffw	bilerek
fffgfffffffffw	celowo
fffgfffffffffw	contacted
fffgfffffffffw	ejecutado
fffgfffffffffw	envoyé
fffgfffffffffw	falta
fffgfffffffffw	foram
fffgfffffffffw	manca
fffgfffffffffw	niets
fffgfffffffffw	pasaporte
fffgfffffffffw	passaporto
fffgfffffffffw	pozostaje
fffgfffffffffw	propósito
fffgfffffffffw	remains
fffgfffffffffw	renovar
fffgfffffffffw	rollback
fffgfffffffffw	screenshots
fffgfffffffffw	te
fffgfffffffffw	testów
fffgfffffffffw	todavía
fffgfffffffffw	touched
fffgfffffffffwb	a	página
fffgfffffffffwb	ainda	não
fffgfffffffffwb	as	they
fffgfffffffffwb	at	your
fffgfffffffffwb	el	correo
fffgfffffffffwb	follow	up
fffgfffffffffwb	ho	ancora
fffgfffffffffwb	i	test
fffgfffffffffwb	jeszcze	nie
fffgfffffffffwb	l'	ho
fffgfffffffffwb	left	out
fffgfffffffffwb	left	to
fffgfffffffffwb	list	is
fffgfffffffffwb	lo	dejo
fffgfffffffffwb	lo	he
fffgfffffffffwb	no	se
fffgfffffffffwb	noch	nicht
fffgfffffffffwb	non	ho
fffgfffffffffwb	not	in
fffgfffffffffwb	not	sent
fffgfffffffffwb	not	started
fffgfffffffffwb	not	to
fffgfffffffffwb	os	testes
fffgfffffffffwb	pas	encore
fffgfffffffffwb	per	your
fffgfffffffffwb	página	de
fffgfffffffffwb	the	schema
fffgffffffffgwb	to	do
fffgfffffffgfc	書の
fffgffffffgffw	neu
fffgfffffgfffwb	is	written
fffgfffffgfffwb	the	doctor
fffgffffgffffwb	sitting	in
fffgfffgfffffw	something
fffgfffgfffffwb	not	run
fffgffgffffffc	付款
fffgffgfffffffw	book
fffgffgffffffw	questo
fffgffgffffffwb	for	this
fffgffgffffffwb	the	deposit
fffgffhffffefw	cancellation
fffgfgfffffffw	rest
fffgfgfffffffw	touch
fffgfgfffffffwb	the	rest
fffheefffffffce	着手
fffheffffffeffw	because
fffhefffffffew	ur
fffheffffffffce	직이요
fffhefffffffft	speaker	open	yet
fffheffffffffwb	they	are
fffhfdegfffffc	はお
fffhfdfffffffw	move
fffhfeeffffffwb	so	far
fffhffeffffffw	postponed
fffhffffffdffw	sua
fffhfffffffffc	지않았
fffhffffffffffw	nog
fffhffffffffft	deliberate	not	done
fffhffffffffft	i	deliberate	open
fffhfffffffffw	refrained
fffifdeffffffwb	yet	to
ffgdhffffffffw	меня
ffgeeffehffefw	shop
ffgeeffffffffwb	is	gone
ffgefeffhefdfw	build
ffgeffdgggebcce	습니다
ffgefffffffffw	spam
ffgfbeeieffffb	but	offer
ffgfdefgffffft	but	offer	not
ffgfedhffffffc	ビル
ffgfeegffffffw	larger
ffgfeffffffffc	ができ
ffgfeffffffffc	まっ
ffgfeffffffffc	まって
ffgfeffffffffc	ドが
ffgfefffffffft	done	fail	you
ffgfefffffffft	sorry	be	fail
ffgfeffffffffw	dies
ffgfeffffffffw	difference
ffgfeffffffffw	gb
ffgfeffffffffw	handed
ffgfeffffffffw	pasta
ffgfeffffffffw	pay
ffgfeffffffffw	runner
ffgfeffgeffffc	다만
ffgfeffgfffffc	ール
ffgfeffgfffffc	니다만
ffgfefgefgfffw	compile
ffgfegefeffffwb	in	a
ffgfeheffffffc	ご指
ffgffefefffffwb	am	sorry
ffgffeffffgffwb	at	ten
ffgffefhfffefw	chegou
ffgffegffffffc	ビルド
ffgfffeffffffw	certificate
ffgfffeffffffw	gift
ffgfffeffffgffw	für
ffgfffffeffffw	correção
ffgfffffeffffw	invite
ffgfffffeffffw	true
ffgfffffeffffwb	gave	me
ffgffffffefffw	notice
ffgffffffffeffw	pytest
ffgffffffffefw	such
ffgffffffffefwb	non	è
ffgffffffffefwb	the	data
ffgffffffffefwb	the	dump
ffgffffffffffc	がで
ffgffffffffffc	きませ
ffgffffffffffc	れて
ffgffffffffffc	れてい
ffgffffffffffc	クが
ffgffffffffffc	リンク
ffgffffffffffc	ンク
ffgffffffffffc	切れ
ffgffffffffffc	切れて
ffgffffffffffc	无法
ffgffffffffffc	构建
ffgffffffffffc	지못했
ffgffffffffffc	크가
ffgffffffffffc	하신
ffgffffffffffce	错误
ffgfffffffffffw	aucune
ffgfffffffffffw	can
ffgfffffffffffw	lo
ffgfffffffffffw	nobody
ffgfffffffffffw	plus
ffgfffffffffffw	transfer
ffgfffffffffffw	windows
ffgfffffffffffw	к
ffgfffffffffft	bad	mark:	fail
ffgffffffffffw	ab
ffgffffffffffw	afternoon
ffgffffffffffw	alleen
ffgffffffffffw	bricht
ffgffffffffffw	cast
ffgffffffffffw	consegui
ffgffffffffffw	disco
ffgffffffffffw	einem
ffgffffffffffw	either
ffgffffffffffw	health
ffgffffffffffw	mesa
ffgffffffffffw	mich
ffgffffffffffw	mit
ffgffffffffffw	offline
ffgffffffffffw	pakket
ffgffffffffffw	reachable
ffgffffffffffw	reddedildi
ffgffffffffffw	sábado
ffgffffffffffw	timed
ffgffffffffffw	upstairs
ffgffffffffffw	verwacht
ffgffffffffffw	vezes
ffgffffffffffw	yapamadım
ffgffffffffffw	сборка
ffgffffffffffwb	#	gb
ffgffffffffffwb	all	of
ffgffffffffffwb	all	three
ffgffffffffffwb	back	with
ffgffffffffffwb	from	a
ffgffffffffffwb	get	back
ffgffffffffffwb	health	check
ffgffffffffffwb	i	do
ffgffffffffffwb	i	went
ffgffffffffffwb	je	n'
ffgffffffffffwb	port	#
ffgffffffffffwb	say	the
ffgffffffffffwb	take	the
ffgffffffffffwb	the	airline
ffgffffffffffwb	the	certificate
ffgffffffffffwb	the	courier
ffgffffffffffwb	the	port
ffgffffffffffwb	the	push
ffgffffffffffwb	the	transfer
ffgffffffffffwb	timed	out
ffgffffffffffwb	to	work
ffgffffffffffwb	you	an
ffgffffffffgffw	hotel
ffgffffffgfefw	pytest
ffgffffffgfffwb	the	line
ffgffffgfffffc	邮件
ffgffffgfffffwb	to	me
ffgfffgffffffc	エラ
ffgfffgffffffc	查询
ffgfffgffffffc	되지
ffgfffgffffffc	되지않
ffgffgfffffefw	registry
ffgffgfffffffc	银行
ffgffgfffffffwb	the	address
ffgfgefffefffw	cake
ffgfhffeedfefw	login
ffggefeffffffw	zero
ffggefffeffffwb	it	is
ffggefgffffffw	resolve
ffggffegfffffc	메일
ffggffgdfffffw	say
ffggffgfeffffwb	test	is
ffghdgdfeffefw	da
ffgheffffffffc	결제
ffhdfffffffffw	emulator
ffhdgffffffffwb	not	let
ffheeefffffffc	지않습
ffheeffffffffw	sandbox
ffheefffgfffft	mark,	aux	not
ffhefeegeeefefw	le
ffhefefffffffw	afraid
ffhefefffffffw	niente
ffhefffffffffw	bucket
ffhefffffffffwb	none	of
ffhefgfffefefw	logs
ffhegffefffffc	登录
ffhegffffffffw	deliver
ffhfeeeefdfcft	done	code	stop
ffhfefffeffffc	못했습
ffhfefffeffffw	simply
ffhfeffffeffewb	so	the
ffhfeffffefffw	impossible
ffhfeffffffefwb	e2e	#
ffhfeffffffffc	실패
ffhfefffffffft	fail	mark,	fail
ffhfeffffffffw	courier
ffhfegdfffffffw	before
ffhffefffffffw	container
ffhffefffffffw	fare
ffhfffeffffffw	fixture
ffhfffffeffffw	fax
ffhffffffffdfw	newer
ffhffffffffdfw	pip
ffhffffffffeffw	deploy
ffhffffffffeffw	pip
ffhffffffffefw	dump
ffhffffffffefw	po
ffhffffffffefw	throws
ffhffffffffefw	unreachable
ffhffffffffefwb	dump	is
ffhffffffffefwb	find	a
ffhffffffffffc	せんで
ffhffffffffffc	んで
ffhffffffffffc	んでし
ffhfffffffffft	fail	mark:	fail
ffhfffffffffft	not	verify	stop
ffhffffffffffw	mailserver
ffhffffffffffw	notary
ffhffffffffffw	responde
ffieefffffffffw	backup
ffifcffffffffw	accepted
ffifdffffffeffw	e2e
ffifeffdfffffc	があり
ffifeffefffffc	があ
ffifeffffffeft	but	sorry	be
ffihiaZbdcdXdb	trouble	of
ffjfffffbfffft	sorry	mark,	fail
ffkfdefdcfffft	sorry	mark,	but
fgVZWbbcccdSsff	trouble	trouble
fgVcldcddceaeff	done	ok
fgbfabdckjdZbb	speaker	mark:
fgbhehhbcbchZf	arrow
fgcfgffefcehiw	today
fgdcjffdefffft	mark,	but	be
fgdfdfeehffffw	too
fgdfdgeeegfefw	longer
fgdfedeffhfffw	app
fgdfgfegfffffw	yok
fgdfgfgffffefw	green
fgdfhefdgffffc	는데
fgdhdffeeffffb	fail	say
fgeceddedjecgs	trouble	done
fgeeegdgfefgfw	like
fgeefffffffgfc	ストは
fgeefffgfffffc	もう
fgefdfffehfefwb	no	longer
fgefefegffgefwb	the	right
fgefeffffffffw	hepsi
fgefeffffgfffw	secondo
fgeffdfffhfffwb	the	app
fgefffegefffgc	은아
fgeffffffefgfwb	#	so
fgeffffffffffw	attachment
fgeffffffffffw	break
fgeffffffffffw	cleanly
fgeffffffffffw	complaining
fgeffffffffffw	grün
fgeffffffffffw	risolto
fgeffffffffffw	vert
fgeffffffffffwb	it	should
fgeffffffffgfw	dans
fgefffffggfdfw	coverage
fgefffgdfffffw	proxy
fgefffgffffefwb	restart	the
fgefffgffffffwb	is	green
fgeffgeffffffwb	come	back
fgeffgegfffffw	come
fgeffgfffffefw	quotes
fgefgffffefefwb	contract	is
fgefgffffffffw	работает
fgeheffffffffw	bien
fgemcabcecccdpols	o
fgfceefecfhhfs	trouble	say
fgfeeehdeffdgw	we
fgfefefffhgdfw	support
fgfehdeffffefw	menos
fgffdfehfeffft	all	done	mark,
fgffefegfffffw	totals
fgffeffffffffc	パスポ
fgffeffffffffc	全部
fgffeffffffffce	まで
fgffeffffffffw	healthy
fgffeffffffffwb	la	página
fgffeffffffffwb	the	booking
fgffeffffffffwb	the	totals
fgffefffgffefc	ストが
fgffefffgffffc	通过
fgffefffgffffwb	but	it
fgffeffgfffffc	いる
fgffeffgffffft	be	ok	ok
fgffefgffffffw	trouble
fgfffeeffffffw	prima
fgffffeffhfefw	auto
fgfffffefgfffc	は解
fgfffffefgfffc	解消し
fgfffffffefffc	ざい
fgfffffffffefw	bouwt
fgfffffffffefw	gibt
fgfffffffffefw	parser
fgfffffffffefw	passano
fgfffffffffefw	tutti
fgfffffffffefwb	heating	is
fgfffffffffefwb	the	parser
fgfffffffffefwb	you	like
fgfffffffffffc	ござ
fgfffffffffffc	ござい
fgfffffffffffc	ざいま
fgfffffffffffc	はま
fgfffffffffffc	は解消
fgfffffffffffc	スポ
fgfffffffffffc	ポー
fgfffffffffffc	ートは
fgfffffffffffc	合は
fgfffffffffffc	护照
fgfffffffffffc	正常
fgfffffffffffc	解消
fgfffffffffffc	警告
fgfffffffffffc	集計
fgfffffffffffc	개가
fgffffffffffffw	domain
fgffffffffffffw	latency
fgffffffffffffw	nenhum
fgffffffffffffw	sin
fgfffffffffffw	acceptance
fgfffffffffffw	admin
fgfffffffffffw	affiche
fgfffffffffffw	arrive
fgfffffffffffw	assured
fgfffffffffffw	aunt
fgfffffffffffw	aviso
fgfffffffffffw	avisos
fgfffffffffffw	caught
fgfffffffffffw	consistent
fgfffffffffffw	covered
fgfffffffffffw	criteria
fgfffffffffffw	dla
fgfffffffffffw	einer
fgfffffffffffw	errores
fgfffffffffffw	geçiyor
fgfffffffffffw	home
fgfffffffffffw	intact
fgfffffffffffw	kloppen
fgfffffffffffw	latency
fgfffffffffffw	là
fgfffffffffffw	nenhum
fgfffffffffffw	normally
fgfffffffffffw	nouveau
fgfffffffffffw	pasan
fgfffffffffffw	permissions
fgfffffffffffw	race
fgfffffffffffw	reconciled
fgfffffffffffw	renewal
fgfffffffffffw	sauber
fgfffffffffffw	system
fgfffffffffffw	toda
fgfffffffffffw	tot
fgfffffffffffw	translation
fgfffffffffffw	unanswered
fgfffffffffffw	unter
fgfffffffffffw	weer
fgfffffffffffwb	alle	#
fgfffffffffffwb	is	clean
fgfffffffffffwb	is	dead
fgfffffffffffwb	is	fine
fgfffffffffffwb	now	i
fgfffffffffffwb	on	time
fgfffffffffffwb	one	and
fgfffffffffffwb	the	query
fgfffffffffffwb	your	card
fgffffffffgffw	сервер
fgfffffgfffefw	answers
fgfffffgfffffc	動い
fgfffffgfffffw	bon
fgffffgffeffec	수있습
fgffffgffffffc	エラー
fgffffgffffffc	ラー
fgffffgfffffffw	ça
fgffffgffffffw	breakfast
fgffffgffffffw	ça
fgfffgfefffefwb	the	heating
fgfffgfffffffw	response
fgffgfffffffffw	все
fgffhffeeefefw	they
fgfgdchfeefefw	tax
fgfgeffffffffc	ポート
fgfgeffffffffwb	on	my
fgfgfffffffffc	スポー
fgfgfffffffffc	パス
fgfgfffffffffw	force
fgfgfffffffffw	ni
fgfgfffffffffwb	as	it
fgfheffffffdfw	another
fggeeffffffffw	none
fggfeffffffefw	met
fggfeffffffefw	ms
fggfeffffffffw	pickup
fggfeffffffffw	une
fggffefffffffwb	the	reservation
fggffffffffefw	match
fggffffffffefw	mypy
fggffffffffffwb	el	servidor
fgggfgfeffcfcu	stop
fgghdedddffgfw	nothing
fghdefffffffffw	none
fgheeefffffffc	않습
fghefefefdfeew	el
fghfcegfedecew	new
fghffffffffdffw	mypy
fgifcffffffffw	photo
fgjcccibdaedcb	verify	ok
fgmbYacZbYdYdf	gone
fgoXfabdcbdXcb	aux	fail
fhamZdeeedecdl	of
fhbbkdfcfagWeb	ok	greet
fhcfefiffffefw	dört
fhckfeeaeefeft	i	done	stop
fhddddjeegeeet	speaker	describe	stop
fhddideffefdfw	está
fhdeehfefffdfw	al
fhdfeffffffdfw	he
fhdfffffffffft	not	fail	stop
fhdffffffffffw	agora
fhdffffffffffw	più
fhdfgffffffefc	다시
fhededgdjdedeb	verify	fail
fhedfgefeffgfwb	the	first
fheeedhffffdfw	trip
fheeeeegfffffw	looks
fheeeffefefdfw	result
fheeeffefgfdffw	he
fheeeffffffffw	há
fheefffffffffc	もあ
fheefffffffffc	もあり
fheeffffffgffw	who
fhefdffffffffwb	is	back
fhefeegfffffft	speaker	mark,	speaker
fhefefdfeffhfw	degrees
fhefeffffffefc	トが
fhefeffffffefc	버가
fhefeffffffefc	서버가
fhefeffffffefw	base
fhefeffffffefw	pagina
fhefeffffffefw	passeport
fhefeffffffffw	aberto
fhefeffffffffwb	ran	the
fhefeffffffffwb	the	numbers
fhefeffffgfefw	march
fhefehfffdfffw	maar
fheffdfffffffwb	is	free
fheffffefffffc	ペー
fheffffffefffw	toolchain
fheffffffffefw	eslint
fheffffffffefw	statement
fheffffffffffc	은아직
fhefffffffffffw	błąd
fhefffffffffft	fail	mark,	now
fheffffffffffw	desde
fheffffffffffw	ontem
fheffffffffffw	uyarı
fheffffffgfefwb	for	two
fhefffgffffefw	błąd
fhegeffffffffw	encore
fhegfeeeefefefw	o
fhfdeffgfffffw	driver
fhfdibaddcedeb	describe	all
fhfeceedeeffhc	りま
fhfedfgffffefw	black
fhfeefeeffffffw	looks
fhfeeffegffffwb	it	never
fhfeeffffffffc	落ち
fhfeeffffffffwb	to	date
fhfefffffffffwb	not	a
fhffdffffffffc	여권
fhffdffffffffw	freezer
fhffdffgffffew	count
fhffeeedgffffw	dev
fhffeffffefffb	good	all
fhffeffffffdfc	で合
fhffeffffffdfc	合計
fhffeffffffeft	all	be	ok
fhffeffffffffc	年有
fhffefffffffft	be	ok	still
fhffeffffffffw	carga
fhffeffffffffw	kids
fhffeffffffffw	segundo
fhfffdfffffffwb	free	of
fhfffeeffffffc	이제
fhfffefffefdfc	스크
fhfffefffffffwb	on	it
fhfffegffffefw	query
fhfffffffdfffw	staat
fhfffffffdfffwb	it	on
fhfffffffeffec	바로
fhfffffffefffwb	is	live
fhfffffffffdffw	coverage
fhfffffffffdfw	passaporte
fhfffffffffeffw	los
fhfffffffffeft	all	num	ok
fhfffffffffefw	handles
fhfffffffffefw	pani
fhfffffffffefw	passent
fhfffffffffefw	paszport
fhfffffffffefw	seconde
fhfffffffffefwb	#	ms
fhffffffffffffw	geen
fhfffffffffffw	active
fhfffffffffffw	agree
fhfffffffffffw	legally
fhffffgffffdfwb	#	percent
fhffgfffeffdfw	target
fhfgfffffdfffw	laat
fhgdggefedfcfw	phone
fhgedffffffefc	テス
fhgeeeeffefdfw	non
fhgfefffffffdw	news
fhhcgeecfefegt	mark,	greet	stop
fhhdegeefefefw	y
fhhdffedffgfew	sir
fhhfeffffffcfw	required
fhjedefcdcegdw	with
fiTiYXjcaibmaf	code
fiZeZehgeeeifb	trouble	say
ficdhfgefefcfw	down
ficeeegffffdew	books
ficiceeeeffeffw	nothing
fidcdfeeeefhffw	there
fideeefffffdft	mark,	all	of
fidffffffefeft	done	ok	trouble
fidheceeeeefew	has
fiedefefffffft	done	you	mark,
fiedffffffffffw	er
fiedffffgffffw	выборке
fieeYbbjdbeicu	paren
fieeefeffffefw	снова
fieeffffffffft	still	fail	stop
fiefdefffefdft	trouble	of	stop
fiefeffffffdfc	まで
fiefffgffffcfc	까지
fiefgffffffeft	of	be	ok
fifcfedifffdfw	er
fifcfffffffefw	meer
fifcfffffffffw	verde
fifdUhebdhZibext	all
fiffdeedffffft	earlier	mark,	but
fiffeffffefefff	good	all
fiffffceffeffw	jak
fiffffcffffffc	就能
fifffffffffdfwb	is	valid
fifgfffcfffffw	opened
figfdeeefffdfw	left
figffffffffcffw	disk
fihfdeeffefcfw	visa
fihffffffffcfw	disk
fiiYWXadZjbWYb	now	aux
fiibZccdgeegds	trouble	not
fiigXfSVckbjbb	if	stop
fiiiXabgbbdbcext	none
fitUXcecZdeYeu	try
fjUZWdWZgmgjdb	mark,	ask
fjXegcbhcdedeb	now	ok
fjZbjbhfbeeXes	trouble	ok
fjbbecaddgdgdpol	=
fjcXbZpgbccVcu	without
fjdeeeeffefbhw	por
fjefdfffgffcft	be	ok	all
fjfecegeedfeew	again
fjffeffffffcfw	sits
fjhadffegfffft	not	open	stop
fjlmXTabagdShlen	4
fkbdcehdeieZft	speaker	describe	aux
fkcbdbacefdhdpols	=
fkhdabZdeaehjb	trouble	speaker
fkiiWabfbadbcu	none
flgabbZcdcegbneg	trouble
flhebacecefdfb	i	trouble
fmecfbefdcebes	ok	ok
fmhdUdWdgbffbu	earlier
gSqXZccbeYdZdb	done	fail
gUbeZgkcbdemcb	now	only
gVWajgZmfdeaeb	mark,	only
gWmdbdaeecfkeb	of	all
gXdecedeehfmfb	all	speaker
gYfZlidZhcecbt	mark,	not	stop
gYgicifadddads	plan	done
gYjhdWldZdcfZf	of
gYkdbdeeedeieb	ok	code
gYkeZeeeedfafb	now	describe
gZbfibcidZdhcb	describe	you
gZcedeeeehejft	describe	aux	now
gZnbZbYdddeceb	fail	fail
gaYakcfcckdVdb	done	trouble
gaadcchddZeldb	mark,	command
gacbfeendefecb	but	i
gacdbeiaeleces	say	say
gagdaddedeejeb	describe	fail
gahebfefggfgft	mark,	be	done
gbZcckccdieeeb	but	now
gbaedeeeflfdeb	done	greet
gbaekegeedhYfb	done	some
gbdejfefeefeet	done	ok	all
gbefdiffdheefw	la
gbefejfffffefw	cleaning
gbhedefffefhft	ok	code	stop
gbhgcdibdefbeb	none	mark,
gbifdeefedfcjt	ok	speaker	stop
gbifefgffffefwb	the	upload
gbjefeefeefdfs	still	trouble
gcVldYchfibfZb	describe	be
gcZeeeeeeeemeb	describe	code
gcZmiYceecceab	open	stop
gcbfhegeefeiew	over
gcdZYcZbcmdleb	aux	now
gcdbbeeeldfees	isaid	done
gcdbeqYdbedceb	plan	you
gcdcceighjfdew	that
gcdfeffifgffft	without	fail	stop
gcdhaeeeeffefff	done	open
gcedfigffefefwb	up	the
gcedihicfcfeft	you	say	stop
gcefdeffeefkfw	each
gcefegfefefifw	copy
gcegeffefffhfwb	is	on
gcffbeeckffdfs	correct	trouble
gcffeffffffifwb	its	own
gcfffffffffhfwb	savings	account
gchcgeeegefffs	but	but
gcheheeefefefw	connection
gchfegfffefefwb	at	the
gchgedhdfeecfw	nie
gciZZafbbkchau	command
gcifeeeheeecew	off
gdXgmXZdbfdadb	mark,	open
gdbdjecegfffft	i	if	aux
gdcabhhbbhckZb	trouble	stop
gdcecfefeehieb	of	ask
gdcegiefeefbew	к
gdcgedffeefjew	point
gddeeeeefjffft	speaker	done	say
gddfeeejeffddw	mail
gddfhdehfdedet	describe	you	stop
gddheffffffefw	excel
gddieffeffffft	none	done	stop
gddkbcdgiceces	not	done
gdedgefgfggefwb	the	tests
gdeeeegefffifw	worker
gdeeeffffefhfw	meetings
gdeefcgffhfefw	she
gdeegfeeefggfwb	the	two
gdefeefeggfgfw	sent
gdefeggefehefwb	is	the
gdeffffffffhfw	postgres
gdefgffffefeft	done	speaker	mark,
gdefhefffefgfw	users
gdegeffffffhfc	갱신
gdfeffffgefefw	ho
gdfegfffgffffw	went
gdffdfhdffffit	ok	greet	mark,
gdffefhfeffffwb	not	be
gdfgeffffffgfw	lease
gdgdeffegeffft	aux	done	fail
gdgeeeeifefgfw	email
gdgehffffffffwb	the	connection
gdggdeedfefhfc	しま
gdggffeefefffw	call
gdgheefgfffefw	transfer
gdgiaddeheecfs	not	ok
gdhedeefeifdfw	już
gdheeffffffffw	nobody
gdheeffgfffffw	ne
gdhefffffffffw	seat
gdhfeffffffffw	night
gdhfegeefefefw	anything
geUbYVZcaZdnbff	all	stop
gebfefjffffefw	iade
gecffeiffffedc	가해
gecifffffffefw	habe
gedZkeeefdeeeff	good	speaker
geddecjfgehdew	should
geddefeehffegw	what
geddeffffffifw	opening
geddhffgfffdfw	finished
geddmcfcddecds	ok	fail
gedeeidffffefw	also
gedefeffdekeeb	earlier	of
gedehefffffefw	uçuş
gedfdfgfeefhfw	account
gedfffgffffhfw	retried
gedfgdhffffffw	month
gedfhffffffefwb	#	to
gedfhffffffefwb	from	#
gedfifffdffefw	refund
gedhfeefeffffw	önce
gedhfffgfefffwb	have	been
geeeeefheefhfw	job
geeefffffefhft	code	arrow	code
geeefffffffgfw	csv
geeefffffffgfw	main
geeeffhefffefwb	will	be
geeegegffffffw	stop
geeegffffefefs	done	ratio<
geeegghefffefw	make
geeehfdffefeft	aux	done	all
geefeehefffffw	extra
geefefehfffffw	ya
geefeffffgfgfw	words
geefehdggffeffw	ik
geefeheffffffw	faturayı
geeffeffgifefw	wrote
geefffffeffhfw	az
geeffffffgfffw	moved
geeffffffhfffc	고객
geefffffgffffw	local
geeffffgffgffw	plumber
geefffgffffffwb	the	folder
geeffgfffffffw	nu
geeffggffffefw	retry
geeffheffffffw	notified
geefgfffdgfffw	code
geefgffffefffw	rent
geefgffffffffw	room
geefgffffffffw	volo
geefgfffgffffw	b
geefgfgefffefc	ック
geefhfffffffffw	client
geefhffffffgfw	z
geegeffffffgfw	react
geegeffffffgfwb	react	#
geegeheffffffw	alert
geegfddgcdbiZfirst	|
geegfffffffffc	삭제
geegffffgefffw	claim
geeggdefcdbiZu	cell
geeggffefefffw	started
geeggfgefefffw	asked
geehdffffffffw	за
geeheffeeeffet	now	only	done
geeheffefeffft	only	done	stop
geeheffffefefw	complaint
geeheheeefeffb	i	ask
geehffeefffefw	planned
geehfffffffefw	handling
gefchffffffffw	formatted
gefciffffffffce	完了
gefdeffgfffefwb	the	payment
gefdfefegffffw	had
gefdffgeeefffw	lock
gefdgefffffffw	turned
gefdhffffffffw	proofread
gefeeehfgefdew	take
gefeeffffffhffw	het
gefeeffffgfffw	dir
gefefffffeffft	mark,	open	speaker
gefefgfefffffw	timeout
gefefjefdfffft	plan	you	stop
gefegffffffffwb	so	that
geffddieeeeehw	der
geffdfgfffggfw	um
geffdheffffffw	into
geffeefffffhfw	five
geffeffefhfeft	mark,	quotation	stop
geffeffffffgfw	promise
geffeffffffhefw	so
geffeffffgfffwb	die	rechnung
geffefffgffdft	done	describe	trouble
geffeffgeffffwb	the	door
geffeffgfgfffw	assistant
geffegfffgfffw	rechnung
gefffefffffffwb	so	i
geffffeeffgffw	included
gefffffffffffc	충돌
geffffffffffffw	deployed
geffffffffffffw	old
gefffffffffffw	cancellato
gefffffffffffw	cases
gefffffffffffw	dark
gefffffffffffw	edildi
gefffffffffffw	gelöscht
gefffffffffffw	hand
gefffffffffffw	luz
gefffffffffffw	madam
gefffffffffffw	migrated
gefffffffffffw	unused
gefffffffffffwb	deleted	the
gefffffffffffwb	rather	than
gefffffffffffwb	to	mr
gefffffffffffwb	went	through
geffffffffffgt	greet	mark,	you
geffffffffffgw	great
gefffffffffgfw	ekran
gefffffffffgfw	klasörde
gefffffffffgfw	vite
gefffffffffgfw	vuelo
gefffffffgfffw	label
gefffffffgfffwb	the	boiler
gefffffffgfffwb	we	have
geffffffgffffc	었습
geffffffgffffw	red
gefffffgfffffwb	made	it
geffffgefffffc	내려
geffffgefffffw	flag
geffffgefffffw	forwarded
geffffgffffffw	contrato
geffffgffffffw	older
gefffgfffefffc	一遍
gefffgfffffffw	slides
geffgfeffffffw	applied
geffgffffffefw	reminders
geffgffffffefw	из
geffgffffffffw	declined
geffgffffffffw	switched
geffgfgffffffw	front
geffhffefffffw	region
gefgeffgfffffw	queda
gefgefgeffgdfw	failing
gefgehefffffdw	thing
gefgfffffffffc	更新
gefgffffffffffw	dark
gefgfffffffffw	parking
gefgfffffffffw	upgrade
gefgfffffffffw	été
gefgfffffffffw	удалено
gefgfgcfgeecffw	i
gefheffffffefw	saved
gegdieefcefefw	got
gegeeffgfffefw	payment
gegefffffefgfwb	⟨code⟩	⟨code⟩
gegefffffffffw	text
gegfeffffefffc	メー
gegfeffffefffw	looked
gegfeffffffffc	인증
gegfeffffffffw	customer
gegfeffffffffwb	i	took
gegfeffgfffffwb	i	looked
gegfffeffffffw	wall
gegfffeffffffwb	the	video
gegfffffeffffwb	the	test
gegffffffffefw	data
gegffffffffefw	manager
gegffffffffefwb	the	patch
gegffffffffffwb	the	window
gegfgfeffffffw	video
gegfhdefeffffw	school
geggedeefefefw	heb
geggedegeefgew	so
geggefffeffefc	から
gehedeeeeefegw	ma
geheeeeffffefw	batch
geheeeffeffefw	landlord
geheeffffefffwb	the	spreadsheet
gehefefffffffwb	the	landlord
gehfeeefeffffff	correct	sorry
gehfeeeffffffb	correct	sorry
gehfeehdeffdft	not	none	mark,
gehfeffefefegwb	nie	ma
gehfeffffffeft	fail	mark,	all
gehffffffffefw	attempt
geidfeeecdfdet	fail	done	stop
gfWafecehiefeb	trouble	aux
gfbefgdfgeeces	ok	open
gfcaifYgfdYddf	mark,
gfcidfffffffft	fail	you	mark,
gfdeeheeeffefw	invoices
gfdfefffhffffw	j'
gfdffffffffgfwb	caused	by
gfdffffffffgfwb	the	timeout
gfdfffffgffffc	账户
gfdfffffhffffw	april
gfdfffffhffffw	discount
gfdfffffhffffwb	się	nie
gfdgefgfffgffwb	the	failing
gfeeefeffgfefwb	office	is
gfeeeffffffgfw	entries
gfeeefgffffffwb	had	the
gfeefffffffffw	flug
gfeefffffffffw	summarise
gfeeffffhffffw	allergic
gfeegfeffgfefw	their
gfeeheeedffeew	guest
gfefeeegfffffc	いて
gfefeegffffffc	さえ
gfefefeffffhfw	library
gfefeffffffffw	rather
gfefeffffffffwb	left	for
gfefeffffffgfc	放在
gfefeffffffgfwb	which	is
gfefeffggffefwb	c'	est
gfefefhefefeft	ok	done	stop
gfefffeffffffwb	i	had
gfeffffffffeffw	habe
gfeffffffffefwb	the	config
gfeffffffffffc	ッシ
gfeffffffffffc	原因
gfefffffffffffw	rent
gfefffffffffffw	wrote
gfeffffffffffw	ai
gfeffffffffffw	garde
gfeffffffffffw	mock
gfeffffffffffw	ont
gfeffffffffffw	sample
gfeffffffffffwb	ik	heb
gfeffffffffffwb	j'	ai
gfeffffffffffwb	which	i
gfeffffffffgfw	header
gfeffffffffgfw	pagination
gfefffffgffffc	った
gfefffffgffffw	marked
gfefffffgffffw	которой
gfeffffgfffffwb	gone	out
gfeffffgfffffwb	the	crash
gfefffgffffffw	assertion
gfefffgffffffw	charge
gfefffgffffffw	transaction
gfefffgffffffwb	a	new
gfefffgffgfefw	status
gfeffgefgffffw	eu
gfefgffffeffffw	posted
gfefgffffffefwb	#	a
gfefgffffffffce	すが
gfefgfffffffffw	ho
gfefgfffffffffw	pushed
gfefgffffffffw	blinds
gfefgfgffffffc	ーは
gfefhffffffffw	living
gfegeffffffffw	hab
gfegfffffffffwb	tests	for
gfeiefcdfgfefw	until
gffeefffgffffw	outbox
gffefffffefffwb	in	your
gffefffffffffw	hook
gffefffffgffft	of	speaker	mark,
gffeffffgffffwb	as	a
gffegffffffffw	invited
gfffaiZbdbdicb	cell	trouble
gfffdffffffhfw	ein
gfffdgfeedehew	an
gfffeffffffffc	文件
gfffefffffffffw	merged
gfffeffffffffw	carpeta
gfffeffffffffw	general
gfffeffffffffw	killed
gfffeffffffffw	liberty
gfffeffffffffw	merging
gfffeffffffffw	newsletters
gfffeffffffffw	paguei
gfffeffffffffw	plugin
gfffeffffffffw	ricevuta
gfffeffffffffw	tijd
gfffeffffffffw	unsubscribed
gfffeffffgfffw	factura
gfffefffgffffw	hij
gfffefffhefefw	those
gfffeffgfffffce	ですが
gfffeffgfgffft	say	speaker	stop
gfffefgffeffft	trouble	say	stop
gfffefgffffefw	ever
gfffefgffffffw	event
gfffefgffffffw	minuten
gfffefgffffffwb	should	be
gffffeffffffffw	ok
gffffefffgfffw	boiler
gffffeffgffffwb	i	wrote
gfffffeffffffw	legacy
gfffffeffffffwb	been	put
gfffffefffgffwb	to	production
gfffffffeffffw	mia
gfffffffeffffwb	it	runs
gffffffffefffc	カー
gffffffffefffw	ayer
gffffffffffeffw	renamed
gffffffffffefw	comment
gffffffffffefw	renamed
gffffffffffefw	salle
gffffffffffefw	save
gffffffffffefwb	on	⟨code⟩
gffffffffffegwb	have	a
gffffffffffffc	お客
gffffffffffffc	お客様
gffffffffffffc	ほど
gffffffffffffc	みで
gffffffffffffc	みです
gffffffffffffc	ォル
gffffffffffffc	ォルダ
gffffffffffffc	ダに
gffffffffffffc	フォ
gffffffffffffc	フォル
gffffffffffffc	プッ
gffffffffffffc	ルダ
gffffffffffffc	ルダに
gffffffffffffc	先ほ
gffffffffffffc	先ほど
gffffffffffffc	客様
gffffffffffffc	昨日
gffffffffffffc	消息
gffffffffffffc	済みで
gffffffffffffc	重启
gffffffffffffc	관리
gffffffffffffc	완료
gffffffffffffc	푸시
gffffffffffffc	해지
gffffffffffffce	완료
gfffffffffffffw	bumped
gfffffffffffffw	den
gfffffffffffffw	got
gfffffffffffffw	just
gfffffffffffffw	left
gfffffffffffffw	rolled
gfffffffffffffw	sent
gfffffffffffffw	set
gfffffffffffffw	switched
gfffffffffffffw	took
gfffffffffffffw	рейс
gfffffffffffft	good	done	done
gfffffffffffft	mark,	done	done
gffffffffffffw	ahead
gffffffffffffw	ao
gffffffffffffw	apagado
gffffffffffffw	ar
gffffffffffffw	borrado
gffffffffffffw	bumped
gffffffffffffw	cancelada
gffffffffffffw	committed
gffffffffffffw	converted
gffffffffffffw	costs
gffffffffffffw	crossed
gffffffffffffw	dependencias
gffffffffffffw	dodici
gffffffffffffw	electricity
gffffffffffffw	eski
gffffffffffffw	fehlenden
gffffffffffffw	feito
gffffffffffffw	findings
gffffffffffffw	gestartet
gffffffffffffw	gestuurd
gffffffffffffw	gym
gffffffffffffw	hanım
gffffffffffffw	ihre
gffffffffffffw	joint
gffffffffffffw	klaar
gffffffffffffw	kwam
gffffffffffffw	lundi
gffffffffffffw	mailed
gffffffffffffw	net
gffffffffffffw	nightly
gffffffffffffw	null
gffffffffffffw	origin
gffffffffffffw	pagato
gffffffffffffw	payé
gffffffffffffw	przez
gffffffffffffw	quote
gffffffffffffw	raus
gffffffffffffw	regenerated
gffffffffffffw	remote
gffffffffffffw	reset
gffffffffffffw	resolved
gffffffffffffw	seeded
gffffffffffffw	señora
gffffffffffffw	squashed
gffffffffffffw	study
gffffffffffffw	successfully
gffffffffffffw	suo
gffffffffffffw	tagged
gffffffffffffw	together
gffffffffffffw	transcripts
gffffffffffffw	uit
gffffffffffffw	uw
gffffffffffffw	wired
gffffffffffffw	zwölf
gffffffffffffwb	aan	de
gffffffffffffwb	been	applied
gffffffffffffwb	conflict	in
gffffffffffffwb	favour	of
gffffffffffffwb	got	it
gffffffffffffwb	in	favour
gffffffffffffwb	replaced	the
gffffffffffffwb	the	merge
gffffffffffffwb	the	night
gffffffffffffwb	the	result
gffffffffffffwb	without	the
gfffffffffffgfw	great
gfffffffffffgw	dona
gffffffffffgfw	water
gffffffffgfffw	müşteri
gfffffffgffffw	douze
gfffffffgffffwb	the	staging
gfffffgfeffffwb	the	service
gfffffgffffffw	conflict
gfffffgffffffw	negative
gfffffhdfffffw	behind
gfffffhffffffwb	make	the
gffffgfffefffw	figures
gffffgfffffffc	등기
gffffgfffffffw	domain
gffffgfffffffw	lunch
gffffgfffffffwb	run	the
gfffgdefdgeZes	done	ok
gfffgegfeffefw	fails
gfffgfefeffffw	flaky
gfffgfeffffffw	records
gffgeefffffffwb	with	you
gffgeffffefffw	comments
gffgeffffffffw	sleep
gffgeffffffffwb	en	la
gffgffdffffffwb	until	the
gfgdegfffffffw	wait
gfgdfffffffffwb	the	draft
gfgeeffffffffwb	turned	the
gfgeffefffffft	fail	if	aux
gfgegfeffgecec	습니
gfgfdffffffffw	foi
gfgfeffffffffwb	took	the
gfgfegeffffffwb	into	a
gfgfffeefffffw	coffee
gfgfffeffffefwb	after	the
gfgfffffffffew	website
gfgffffffffffc	れま
gfgfffffffffft	correct	sorry	mark,
gfgffffffffffw	booking
gfgffffffffffw	hr
gfgffffffgfdfw	weeks
gfgfffgfdefffw	service
gfggeffefefdfw	since
gfggfgfeeebgcl	stop
gfhdfffffefefw	een
gfheeffffefffw	voicemail
gfhfcffffffffwb	the	visa
gfhfeeedhffeew	given
gfhfeeeffefffw	issue
gfjdcbeceeedes	fail	if
gfngXehWdadXbb	fail	mark,
ggcgeefffffefw	any
ggcgggfeeefefw	them
ggddfgdceeehft	say	speaker	describe
ggdfejdgfefedw	morning
ggdffffgfffffwb	this	morning
ggdffgeffffffw	failure
ggdfgffffffeffw	eslint
ggeddffgfefhfw	lines
ggeddhdeffffft	done	ok	of
ggeeeffffffefwb	the	queue
ggeeffffeffffwb	a	guest
ggeefffgfffeew	todo
ggeegffffefefwb	is	in
ggefeefffffffw	uses
ggefeffffefeffw	both
ggefegeeffgefw	add
ggeffeffgffdfw	est
ggefffefeffffw	word
ggefffffeffffwb	back	to
ggeffffffffefwb	of	them
ggeffffffffffc	だっ
ggeffffffffffc	だった
ggeffffffffffw	used
ggeffffffffffwb	on	for
ggefgfffeffefw	ones
ggegffgeeefefw	den
ggfdffhefffefw	enough
ggfedffefefffw	hat
ggfeefeeeefefs	done	without
ggfeefggYdaciend	
ggffefffffffffw	inventory
ggffeffffffffw	inventory
ggffeffffffffw	single
ggffeffffffffw	vier
ggffeffffffffwb	a	single
ggfffefffffffc	버그
ggffffffeffffwb	#	has
ggfffffffefefw	dashboard
ggfffffffefefwb	the	dashboard
ggfffffffffffwb	#	out
ggfgeffffffffwb	in	there
ggfggffeeecgcend	.
gggcZkccddedeff	i	ok
gggedeeefgehfw	di
gghefdfdfcfdfs	verify	fail
ghacieffeceees	ok	still
ghbacbcdebelcb	mark:	mark,
ghccfaibedefes	if	trouble
ghcecegffffifw	em
ghcfeffefgfeft	trouble	now	aux
ghdeceffedfdft	all	done	stop
ghdegffffdfeft	done	say	speaker
ghdfeffeeffffw	który
ghdfeffffffefw	picked
ghdffffffffffw	pricing
ghdffffffffffw	quebrando
ghebfbhgdeedfs	if	fail
gheededgfffedw	printer
gheeeffffffffw	cron
ghefeeeffffefwb	on	all
ghefefffedffft	i	done	say
ghefeffffffdfwb	the	whole
ghefefffffffew	caterer
ghegefedbcfeiw	for
ghfdhdeedceccs	verify	ok
ghfefbceeeehefw	your
ghffefffeffefw	under
ghffeffffffefw	dead
ghgedeeeeefeffw	we
ghheeeeeedfeffw	⟨command⟩
gibbdedhdjeadff	code	mark:
gibfdehfeefeft	trouble	describe	stop
giccieeeeefaes	num	ok
gieddfffeeffft	fail	mark,	aux
gieeeffffefcfw	inbox
giefeffffefcfw	whole
gifcfefefffffw	passed
gifddfchedfafw	all
gigXhbZfcfdbcb	mark,	aux
giiZicabafdWdb	not	describe
gjYaUccccacbkl	good
gjdbZeehehfees	open	ok
gjdeaeeefdfdfpol	+++
gjdfdfeegdfdfs	without	trouble
gjeZfbidfbdYcb	without	stop
gjecefedfhfefs	fail	gone
gkYedbakcbeYdb	open	all
gkahdecacdeceff	not	none
gkcaidZdeedfdpol1	=
gkidbYdeeeeceb	of	fail
gkjWecaeZgcWbu	gone
glbcXhbhbbdZdb	ok	ok
gleaZeYdececeb	ok	of
gmbedeeeeefbfff	fail	speaker
gnbWWdcYYbZUrend	!
goeXbfecjffdfs	not	open
hUlacdZZbWcpZb	code	stop
hVaQpjZkjYcWXb	mark,	not
hWWcbbbdbbepbff	trouble	mark,
hXZeheeedeeifs	done	num
hYYeXdddqcdbeb	mark;	be
hYliZeWfdcdYab	done	plan
hYmjbddedefXeb	trouble	code
hZbhdfcceeejeb	you	if
hZcekedeebmZdb	some	be
hZdibmabdeeZeb	plan	describe
hZjdceeefcfdfb	earlier	done
hadfbeeeeehdkb	of	heading
haildeeeedfbfff	code	aux
hajecfeeegfbft	done	be	stop
hbccceeelffefs	correct	ok
hbcfejfffffefw	flags
hbdfeifffffefw	feature
hbehefehdeffft	not	none	stop
hbggfhbgiefcew	i
hbiedffcdefffb	none	done
hbifeffffffefw	than
hbigeiaeafddab	heading	stop
hbjcaeedhdfefpol	o+
hccdddhdeifeft	i	describe	aux
hcddkgededfeew	one
hcdfeeegeefjfw	its
hceffffffffgfw	savings
hceffiffeffefw	calendar
hcefhffffffeft	be	gone	mark,
hcffefdifffcfw	zijn
hcffffeefffhfw	drive
hcffgffefffefw	images
hcfghefffefdfw	su
hcgegedfeefgfw	eight
hcgfgfffeffefw	drei
hchdbfffffffft	i	done	fail
hcheeegeffgdfw	work
hchhdjedecfdew	up
hcjgaeefdffefs	fail	still
hdZbccmdeeeeeb	i	you
hdadjfggfefgfw	missing
hdccbeedleeefs	isaid	not
hdcfdefgeefift	mark,	ask	be
hdcheheefffcft	trouble	cell	cell
hdciceffeffeft	done	rest	stop
hddedeejeefddfw	mail
hddegfffedfefw	corrected
hddieffeefffft	not	none	done
hdecekddfeeees	plan	say
hdedhffgeefffw	receipt
hdeecccdkeedes	isaid	ok
hdeeeeeghffchw	message
hdeeeffffhfdft	all	aux	done
hdeeefhgfdfefw	filed
hdeeffdiefffft	aux	mark,	i
hdeegefefffdfc	였습
hdeehefefffdfc	였습니
hdefcffffeiffb	ask	done
hdefdfffgeffft	done	mark;	be
hdefefgefefehw	review
hdefefhefffffw	с
hdefegfeffgefw	config
hdeffffffffgfw	zwei
hdeffffffgffft	you	speaker	done
hdefffffgfgeew	konta
hdeffgfffffefw	environment
hdefgefefefefw	nicht
hdefgffgfffeft	trouble	be	gone
hdegggeffefdfwb	out	of
hdfddeeiegfefs	but	done
hdfdfegffefffw	het
hdfeeeeeggedec	ました
hdfeefeefffhfw	taken
hdfefffefffefw	answered
hdfefffffffffw	imports
hdfeffffgffffw	salvato
hdffegfffffdft	mark,	greet	fail
hdffffffffffffw	clean
hdfffffffffffw	seats
hdffgffefffffc	모두
hdffgffffffefw	памяти
hdfgfffffffdfw	verwijderd
hdfgfffffffffce	갱신
hdfheffffffffce	更新
hdfidgeefdgefw	to
hdgdeffffffgfw	provider
hdgeedeefgedec	まし
hdgfeffffffefw	regression
hdgfffeffffffw	interview
hdheeffffbfhft	speaker	earlier	stop
hdheeffgfffefw	patch
hdhefffgdffefw	door
hdhegeeeaefffb	mark;	fail
hdhfdffffffdfw	took
hdieedfffeeccw	od
hdifdbeeedegdw	на
hdjfefebefffet	aux	fail	mark,
hdmYaeedeeedfff	aux	i
hebfefffjffefb	correct	trouble
hebhkadZZZdcbff	i	done
hebieeeheeffew	been
heceheeeeeegew	four
heceifegfffffw	eksik
hechbedifefffs	not	but
hedcgfffhffeft	mark:	not	stop
hededeefekeceb	quotation	mark,
hedfdeeefhfdfs	say	verify
hedffffffffgfw	caused
hedgfffffffffw	translations
hedhggdbcdiaeb	fail	verify
heecgeiecffffs	open	fail
heedeffghffffwb	that	's
heeedgfgfeffft	speaker	done	stop
heeeeeggfffffw	cache
heeeefgfgffffw	cancelled
heeefdgffffffw	contrat
heeefffffffeft	trouble	if	aux
heeefffffffefw	sensor
heeefffffgfffw	noted
heefdffgeffffw	submitted
heefefeffefgewb	has	been
heefeffffffefw	gepusht
heefegefeffffc	いた
heeffffffefffc	えま
heeffffffefffw	posted
heeffffffffeffw	added
heeffffffffefw	poussé
heeffffffffefw	zlecony
heeffffffffefw	zwrot
heefffffffffft	you	trouble	stop
heeffffffffffw	created
heeffffffffffw	issued
heeffffffffffw	revoked
heeffffffffffw	url
heefffffffffgw	marta
heefffffffgdfc	으로
heefgfffffffft	done	trouble	of
heefhffffffdffw	c'
heegeffffefffw	changelog
heegeffffffffw	chart
heegfeeffegeew	window
heegfffffeffffw	changelog
heegfffffffffw	usunięte
heehddeffffefw	rekening
heeieebefffffb	done	deliberate
hefdgffffffefwb	the	network
hefedgeeeefgfw	just
hefeeegffffffc	계약
hefeehfffefefw	folder
hefeffffffffffw	di
hefefffffffffw	lasciato
hefefffffffffwb	i	deleted
hefefffffffffwb	i	gave
hefegffeeffeft	describe	be	but
heffdfffffffft	done	all	of
heffdffffffffw	wake
heffdffffgffft	done	mark,	say
heffeefegffffs	ok	isaid
heffeffffefffc	了一
heffeffffefffw	sorted
heffefffffffft	say	speaker	say
heffeffffffffw	arranged
heffeffffffffw	betaald
heffeffffffffw	cleared
heffeffffffffw	upgraded
heffeffffffffwb	over	the
heffegfffffeft	you	describe	stop
hefffefffffefw	him
hefffefffffffc	女士
hefffefffffffc	보냈
hefffegffffdfw	delivery
hefffegfffffft	you	mark,	stop
heffffeffffgfwb	for	#
heffffffeffffw	midnight
hefffffffegffw	care
hefffffffffeffw	newsletter
hefffffffffefwb	as	of
hefffffffffefwb	sur	⟨code⟩
hefffffffffffc	書を
hefffffffffffc	를보
hefffffffffffc	에전
hefffffffffffce	みです
heffffffffffft	done	done	done
hefffffffffffw	apagada
hefffffffffffw	licht
hefffffffffffw	vacuum
hefffffffffffw	voo
heffffgfeffffw	role
heffffgffefffw	только
heffgfeddehces	fail	verify
heffgffffffefw	weekly
hefgeffffffdfw	where
hefgeffffffefw	steht
hefgffffdffffw	babysitter
hegciebceffeft	mark,	if	aux
hegdibabdbdgdb	done	say
hegeddhgeefdefw	that
hegegfeecdfehwb	for	the
hegfefdffffefw	contacts
hegfefegfffefw	well
hegffffffefffw	reference
hegffffffffefwb	as	well
hehcgffffffefw	network
heheedheeefeet	mark,	speaker	stop
heheeffffffefc	요일
helbXibbbdeddb	i	ok
hfcdgddcdeeegff	ok	greet
hfcdgfffhdfeefw	⟨id⟩
hfcefegeegffew	on
hfcgdhegedgefw	je
hfdajefefdeeeb	good	speaker
hfddcegeeefhfw	both
hfdfdeffeefhfw	comes
hfdffffffefffc	잡았
hfdffffgfffffw	crash
hfdfgffffffffw	links
hfdfgffffffffw	snapshot
hfdgfeeffffffw	maintenance
hfdgfegeeeefew	o
hfedefeeedfhft	done	say	stop
hfedhdgeffegew	plan
hfeecfifffffft	done	mark,	i
hfeeeeifeeeccw	serwer
hfeeeffffffffwb	the	weekend
hfeefffffffffw	remembered
hfeefffffffffwb	for	both
hfeefheffffeffw	after
hfeeggeeeffefw	auf
hfefdfffffffft	but	i	aux
hfefdfgfgffffw	deux
hfefefeffffffw	broke
hfefeffffefeffw	alle
hfefeffffefffc	えまし
hfefeffffffffc	ていた
hfefeffffffffc	支付
hfefeffffffffw	layer
hfefeffgfffffc	いてい
hfefffffeffffwb	to	your
hfeffffffffdfc	枚に
hfeffffffffefc	ライ
hfeffffffffefw	lisbon
hfeffffffffefw	został
hfeffffffffffc	しまし
hfeffffffffffc	シュ
hfeffffffffffc	ッシュ
hfeffffffffffc	直し
hfeffffffffffc	잡았습
hfeffffffffffw	exported
hfeffffffffffw	hotfix
hfeffffffffffw	onto
hfeffffffffffw	swapped
hfeffffffffffwb	new	one
hfeffffffffffwb	the	commit
hfefgfeeefffdw	return
hfegdfdgeeefewb	to	the
hfegfegefefcfw	index
hffddffffffffw	thermostat
hffdfffffffffw	repo
hffedfeefeffffw	der
hffeedefgffffwb	i	told
hffeeffffffffc	三个
hffeeffffffffw	systemd
hffefeeeeffefw	card
hffefefffffffwb	on	friday
hffefffffffefw	during
hffehfdffffeffw	three
hfffefefffffffw	ordered
hfffefeffffffw	toner
hfffefeffffffwb	the	printer
hfffeffffffefc	压缩
hfffeffffffefw	fatto
hfffeffffffefw	mardi
hfffeffffffefw	pulled
hfffefffffffffw	shared
hfffeffffffffw	async
hfffeffffffffw	recibo
hfffeffffffffw	view
hfffeffffffffw	запушил
hfffeffffffffwb	the	remaining
hfffefgffffffw	naar
hffffchffffffw	class
hffffdfffffffw	drafted
hffffefffffefwb	one	in
hfffffeffffffw	accounts
hfffffffefffffw	and
hffffffffdfffw	también
hffffffffefffwb	sent	to
hffffffffffefc	十二
hffffffffffefwb	the	index
hfffffffffffffw	moved
hfffffffffffffw	removed
hffffffffffffw	favour
hffffffffffffw	obsoletas
hffffffffffffw	remaining
hffffffffffffwb	that	you
hffgdffffffffw	past
hffhcdefeefgefw	die
hfgeeffffdfffw	blank
hfgefeeefffffw	june
hfgegegfeefcewb	of	#
hfgfdegeedgeew	error
hfgfgdeffffffwb	the	school
hfjbecfegaedab	describe	ok
hfkbadYgcadcjb	mark,	greet
hgajdfecdcebeb	open	speaker
hgbefddehfffew	iki
hgceeggdeffgfw	more
hgdeefffffgffwb	the	error
hgdefffffefffw	state
hgdegedceffffs	but	without
hgdfdffffffeft	mark;	i	done
hgdfebgedfgggw	your
hgdfeffffffffw	docker
hgdffffffffffwb	any	more
hgeecfidfefdft	describe	done	stop
hgeeefeefcfhfw	minutes
hgeeefffgffffwb	it	was
hgfdefeefefffw	double
hgffdfffeefeft	i	done	trouble
hgffdfffffffft	i	done	all
hgfffddeeefgew	à
hggecfddggfces	trouble	without
hgkbZedfceeZcb	trouble	not
hhXbdbZicieXdb	all	done
hhcacgddgfafXb	all	stop
hhcbfedhddfdfb	mark;	i
hhcegeeggefcfw	c'
hhcfeffffffffwb	the	broken
hhcgfeddeffcfs	trouble	if
hhdcbhchheeZgw	's
hhddefedfffcft	ok	plan	stop
hhdeeeeffffdft	all	of	stop
hhdfefffeffefw	broken
hhdffefffefefw	sono
hhdffffffffefw	controllo
hheeeeffgffbfw	six
hheeefeefefdfw	mehr
hhefdegfeefcfw	order
hhefegfdfegeew	test
hhffZkcdedeXdff	cell	trouble
hhgfbffeeefeft	done	mark,	done
hhlacdcbeffefb	ok	not
hibbdedgdjeZcb	code	mark:
hibfegfcfeehdw	in
hideeefeeefdfwb	and	the
hiecefffefffet	open	mark,	greet
hjXYaciXhdgjcb	speaker	describe
hjbcgefeeffefw	ci
hjdZabfbbfckgu	trouble
hkbhdfbeeefefb	verify	aux
hkdcdYbcedeclff	plan	heading
hmhZXedcbceefb	i	verify
hpgaXZcccZcWbext	n=m
hphaWZcccZdWbu	ratio=
iUYeYeeddcekeff	done	describe
iUdbocbbagdYdpols	+-
iVahlcbgdZeieff	fail	trouble
iVkjcYhhcYdedb	earlier	stop
iWcjbeeddefeeb	open	ok
iXXhaZhcdidaeb	done	if
iXZbkbdccbbicb	ratio<	stop
iYjebeeehcfbfb	aux	all
iZXZhZegabZYob	greet	mark,
iZZlYdeedefdeb	done	rest
iZafeYbYljZiab	mark,	be
iZgeccdcjfedfb	mark,	earlier
iaWalcZdgeeefb	i	if
iabedeeedkedeb	ask	aux
iabidaddhheceb	speaker	you
iaeZihZgbdhceb	mark,	if
iafablebgZedeb	mark:	done
iakdddedeaeddt	now	aux	stop
ialedeeffefXeff	trouble	code
ibXgXdcicbdkdff	describe	aux
ibZZcZZcdaccqb	trouble	trouble
ibZclcbcdceedb	of	ok
ibaehfhabecjYu	arrow
ibbaeffelefeff	name
ibcdeeeefcejeb	code	arrow
ibcecefeejfeft	now	done	stop
ibcgcaYigkeacb	aux	done
ibcghaedeeeeet	mark,	open	stop
ibdehfdeeeehfw	three
ibdeifeefefdft	of	ok	stop
ibekecbcdeffet	describe	mark,	stop
ibgeefegfefffs	open	not
ibhldfeeecfbfb	code	aux
ibidaddcdaefeb	done	code
iblcdcceefedds	done	trouble
iccdeeeefcejeb	arrow	code
iccehebgfefhew	two
iccfeeeffhfdfw	тебя
icddebladeeceb	mark,	should
icdidehdeefedb	only	done
iceeedefheffes	isaid	say
icefeeffeefifw	own
iceffffffffffw	plugged
icfedeffffgefw	noon
icfeecegghfefw	told
icffeffffffefw	durch
icffeffffffefw	nach
icffeffffffefw	überweisung
icgefhffedecew	out
ichcdddeegebdb	say	you
iciefeffeffcfw	blocked
idaedfdffifffb	verify	done
idbiddbiedeceb	none	stop
idcecfeeehfefs	done	quotation
idcfejdgddfaew	now
idciZcdibgeedb	not	none
idcideggfdfdfw	have
iddUmYdYhZdqZext	some
iddedeeefffhft	cell	cell	trouble
iddegfgfeefffwb	to	#
iddehefffffdefw	uçuş
iddfedeehcfeet	speaker	you	stop
iddfefeffgffew	die
iddfeffefefffw	replaced
iddfgffffefefwb	the	three
iddgeegefefgft	speaker	speaker	stop
idedfffeffffft	not	aux	open
idedgeegfefefw	number
idedgffffffefw	zit
ideedfegfffffw	já
ideedffffgfgfw	alle
idefefffffffft	done	mark,	trouble
idfedeeffefegw	mr
idfedeeheefdec	어요
idfeefffegfffw	deleted
idfefffffeffffw	since
idffeffffefffw	logged
idffeffffffdfw	pool
idgefeedfgecec	した
idgfcddheeefgfw	de
idgfeeeffffefwb	from	the
idlbbbcecedZdb	speaker	done
ieXYlfigccdaeb	done	mark,
ieYedfeffkfeft	fail	trouble	done
ieZhgZkcebeaes	if	done
ieaeeefeeekeeb	i	earlier
ieaeejefefffft	fail	mark,	i
iebYiehhdeeees	verify	done
iecScmdchfYPhf	now
iecfeehffffefw	stale
iecgdeehfefefc	았습니
iecgdefhfefffc	았습
iededfgfeffeffw	as
iedefffffefefw	obsolete
iedegefffffdefw	lot
iedfdffffffegw	weekend
iedfeefheffffb	i	say
iedfffeefffffw	ordered
iedffffffefefc	您的
iedffffffffffwb	fixed	the
ieedeebheffeft	if	aux	fail
ieedfgfffffffwb	out	the
ieeebeiegcfcet	mark,	ok	stop
ieeedfeegfffft	done	mark,	not
ieeedffffefffb	isaid	earlier
ieeeeefeeeffft	be	aux	mark,
ieeeefehfeffet	aux	done	you
ieeeeffeefffft	speaker	mark,	not
ieeeeffffefffwb	it	to
ieeefefffffdew	poniedziałek
ieefdffeffffft	but	now	done
ieefeefffffeffw	commit
ieefefeffffefw	merged
ieefefffdefffff	isaid	earlier
ieefefffefffft	greet	i	done
ieefeffffffefw	jetzt
ieefeffffffefwb	is	now
ieefefffffffffw	ran
ieefeffffffffw	slide
ieeffdfffffdfc	完毕
ieeffefffffdfc	열두
ieeffeffgffdfwb	on	iki
ieefffeffeffft	code	mark,	fail
ieeffffffdfffw	typo
ieeffffffefefwb	error	message
ieeffffffffefw	clean
ieefffffffffet	done	you	trouble
ieefgefffffdew	lot
ieegdefehefcew	as
iefdefffffffft	mark,	done	speaker
iefedeeefffefw	duplicate
iefeeffffefefwb	to	⟨code⟩
iefefefgfffefw	received
iefeffeffdfgfwb	the	board
ieffdffffffefw	im
ieffdffffffefw	liegt
iefffefffffefw	between
ieffffefeffffw	put
ieffffeffffefw	deactivated
iefffffffffefw	newsletter
iegdffefdegeew	le
iegefeffeefefw	del
iegffffffcfeft	say	speaker	done
ifbefddedeeges	ok	say
ifceefeeehfcfs	done	gone
ifchdeeffefeewb	i	have
ifdecfffffffft	you	open	stop
ifdeeffffffffwb	the	missing
ifdefffffffffw	filled
ifdfeffffefffw	reverted
ifdfefffffffffw	fixed
ifdfefffffffffw	reverted
ifdfefgffefffw	scheduler
ifdffffffffeft	aux	done	code
ifeebeeeeeeedff	good	ok
ifeeefeefffffwb	as	requested
ifefffeffffffwb	ordered	the
iffaceejcefeft	mark,	not	none
iffceffffffffw	doce
iffcfffffffffw	queued
iffeeecdfdiffb	ask	if
ifffcffffffffw	pour
ifffcffffffffw	wypchnięte
ifffedefeffefw	shared
ifffeffffefefw	transferred
iffffdfffffffw	uploaded
ifffffeffdfffw	circulated
ifgZebdhZmebbb	speaker	mark,
ifgeefffeffefw	gave
igYZeaZafldWab	say	mark,
igcheceddefeft	aux	done	ok
igddgefeeffeew	d'
igdedeegedfeft	done	you	stop
igdfbfffeffgfw	un
igdfedegedfegfw	je
igeebeeeeeeees	good	ok
igeeeefffffcew	до
igeefefffefbfwb	's	in
ihXbdZfcaadlab	trouble	describe
ihcceefefdfhgw	en
ihgfddicZYddbu	of
iiZbYZbccYcaplen	2
iicbdffdecfffneg	gone
iiccddhcbeeges	ok	plan
iiceefeffegcft	describe	aux	you
iidchdddcdeggw	and
iiddeffdedfffs	not	gone
iiifafffecfeeb	of	say
ijZeYhXkbkdXcu	now
ijZeceeeeffZeb	trouble	now
ijcecfgffdfeft	ok	still	stop
ikZbZbmbaWdcal	aux
iklaZhbbbgeYZb	greet	speaker
imacbbccddeYdb	be	be
inYdaegfebedeb	ok	still
ioZddebddefdeb	without	none
jVYbYcebcmedeb	now	done
jWYdlchddbefeb	some	stop
jWigagcdeeedeb	open	of
jXhdabbddhejjb	say	heading
jYZdXebcicajjb	mark,	mark,
jYiceefdcefefb	of	done
jZcgiabhdchedb	heading	done
jaaebdegcdfjfb	ask	be
jacbZZYcdiejeff	of	speaker
jadfheeefgedew	from
jaegaedbdefieff	speaker	aux
jaffXWYbZXcgll	trouble
jahecgdeeefadb	greet	fail
jaiadcbdaZeadb	fail	done
jajeicZZabedeff	i	aux
jbZlcdeddZebeff	fail	aux
jbadbccejhfceb	heading	mark,
jbbecZdeidechb	stop	mark,
jbbhaecddeeeeb	done	open
jbchekddebeceff	speaker	heading
jbdddfffeefhfw	hours
jbdedcddeeedlb	greet	greet
jbdeeegeeefcfb	trouble	if
jbedgfeddefdfb	be	but
jbeedfeghefaft	describe	be	done
jbeffffffffffw	s3
jbfeeeeheefffs	not	verify
jbgdecddfgebdce	した
jbigeXZgihcabu	aux
jbmeZcddecfWeff	all	trouble
jccadbhbggebes	say	if
jcccidakdeeaepol	=~
jcddaefgegicfb	be	speaker
jcdedheffffeft	done	of	stop
jceebejeeffeft	done	mark,	stop
jceefdfefefeece	女士
jceeffffeffefb	ratio<	describe
jceefffffefeft	code	aux	done
jcefdeffeefeel	ask
jcefffffeefefs	rest	ok
jcehffffedfffb	heading	aux
jcfdacddfgecdce	ました
jcfecffeeffefw	friday
jcffeffffffefw	und
jcffffeeffffft	mark,	greet	mark,
jcffffffffffffw	abonnement
jcfffffffffffw	abonnement
jcgfegeffffffw	für
jcibegeffffdet	greet	speaker	stop
jcjdcddeaefeet	mark,	aux	stop
jdYfgZZafhdZou	heading
jdYjaifXaggaeu	you
jdaeceejfefefb	done	paren
jdaeeeefeefhft	aux	trouble	stop
jdbffdjbdeeeeb	but	trouble
jdceeeiceefees	but	trouble
jddedfefeefdft	now	mark,	not
jddeefffeffcfw	ist
jddfeffffffeffw	blocked
jddgeebeeffefb	deliberate	stop
jdeccfeeddideb	be	you
jdedeffffdffft	aux	done	done
jdfgdffffffefw	para
jdgfcdjceedbew	na
jeapdcYaabbXbf	open
jeddegZddfebfff	plan	done
jedegefffffcew	и
jedfeffffffeec	到了
jedfeffffffefw	added
jeedcahdeeecfb	if	trouble
jeeebeeeeeeedb	good	ok
jeeeefeffcfgfw	board
jeeeeffeefffft	i	done	of
jeeeefffffffft	i	done	done
jeeefddeeffeft	speaker	plan	stop
jeefcfeffffeft	aux	done	of
jeefeffffdfdfw	printed
jeehbfffffffft	open	speaker	stop
jefbefffffffgw	açık
jeffeffffdfeffw	printed
jegecffeefffft	not	mark,	done
jfWlXgmajTYUdb	mark,	stop
jfchfdbegceefw	were
jfddefffffffft	fail	fail	mark,
jfdededefffffw	requested
jffbfffffffffw	dejé
jgbgdefeedfeft	done	speaker	stop
jgeeeffffffdffw	⟨path⟩
jgefcfgeeefaft	describe	ok	stop
jhbfjZbXbZdbgb	i	done
jhdckbbcegdedpol1	+
jhdecgefegfdewb	in	the
jhdfdeeefefcet	cell	name	cell
jiabWcdddbdcZff	good	
jibbkfaccaeYdb	ok	fail
jibeefeedefdfs	not	trouble
jidddebgedfefs	fail	without
jjocZUcaaZcebf	fail
jlabbhabcceaef	earlier
joSUmYaZcYcWfu	good
kXggdcedciebbff	speaker	mark:
kYVXWVYZyZcXcu	isaid
kYXadXcmdbdZcff	i	describe
kYXcmeeddVeaeff	done	say
kYgfYchcaiebes	fail	done
kZdcblbddbeYdb	code	mark,
kZeagdddddebeff	done	fail
kZiaSmYbeZbjgb	speaker	stop
kaXbedehekfdfb	done	now
kadggbackbedeb	i	aux
kaeedfffgfffft	mark,	i	done
kaefcediefffeb	aux	verify
kahjceeefceZfb	of	code
kaihbedecdebcs	done	plan
kbaddeedecleeb	aux	speaker
kbbiYeeeeefdfb	you	open
kbccieeeeeedeff	arrow	done
kbciefffeefefs	rest	done
kbdYmcddddeceff	aux	mark,
kbdchdcddeeZeb	aux	of
kbdeceeheeebdce	어요
kbggbdgZbbcmZu	code
kbibcddeeefceff	fail	fail
kbleZhbhebeWeb	all	trouble
kcedhegcedgaew	do
kcfkdgVieadWef	i
kcjbbedddfhedb	greet	be
kdYidddeeefdeff	fail	you
kdccgfeeeefdfw	pr
kdcdegefgffeew	commit
kdcdgecedeebeb	of	ratio<
kddedffedffffb	greet	i
kddeeceffefcece	完毕
kdedfeefcefeft	fail	you	stop
kdfaWbcgfbdgcb	done	describe
kdjcbeideeeYfb	be	only
keacXebdddegeff	of	ok
kecdeffeeeffft	i	aux	done
kedcYckieceaeb	of	trouble
keeddddehdffft	you	aux	done
keeefceeefffft	done	ok	plan
keefefffebffft	say	done	stop
keffcffffffefw	sur
kelbXXdbcadXlb	ok	speaker
kfZgcddhceebdb	ok	open
kfaidadfdicccb	done	stop
kfbfeffffffeft	done	fail	code
kfccYeficZchab	cell	cell
kfcdceefedfcfs	gone	done
kfcdeeeeedeedff	good	done
kgWYbcjaZidfab	be	aux
kgYWkXWXdcciib	plan	heading
kgceddedefedfb	earlier	be
kgdebeeefdfdfb	cell	ratio=
kggeYcgeceeifb	mark,	of
khZiZdedddeaeb	all	of
khagYfXhYbbfZb	now	stop
kheeeadecfeees	isaid	plan
kicedeeeeefYft	done	describe	stop
kiddVbdccdehdb	mark,	num
kifdbgdacaeadb	done	speaker
kjaYbfeZZdchcb	ok	plan
kkccabcdcddYbff	say	mark,
lTWgWkfklcdbcb	mark,	i
lUceobccedddak	box
lXVaYccdbbcWmff	aux	stop
lXZdbdddldebeb	isaid	mark,
lXbdhdeegifdfb	verify	all
lXdebdddjdeceff	isaid	mark,
lXjZYbZbcieieb	of	speaker
lYXdbkbfddefZl	describe
lYiZfddfbXeaeff	aux	done
lZYnYdabdeecef	deliberate
lZceffeddefcft	done	mark,	be
lZeebebeeefffff	fail	be
lZgedeegedfefs	trouble	verify
lZiYdZcbZhedbb	mark,	trouble
laWbhdfdfdegeb	aux	trouble
laagfeedheebeb	mark:	not
labbhfefecfffb	trouble	you
lacceffeeffefff	of	num
ladbdbdeegebdff	speaker	you
ladecidddcfefff	mark,	done
lbXmZigdcfYRfb	you	stop
lbZadekbcdeceb	speaker	plan
lbbefeefeieaeb	done	gone
lbccifeedcfbeff	trouble	aux
lbdcheeeeeedeb	arrow	done
lbfddcdgdcedeb	now	be
lcagXoXYZZaVYb	i	stop
lccdiceeedfeft	done	done	stop
lcddeeeefeecet	name	cell	cell
lcdfgbZfcidWcb	done	ok
lceeeceeeefcft	done	mark:	describe
lcemiYWYhYcddb	if	aux
ldZbgdggcdedfb	gone	mark,
ldafdeefeefcft	mark,	trouble	stop
lddbdefefffeew	pushladım
lddeeedffefeft	done	all	stop
lddfdffffffffb	num	num
lddjeedfccebeff	describe	be
leXcedcbdfedepol	++
lededefefefeft	cell	cell	done
ledeeffffeffft	name	cell	done
leeeefffedfefb	code	code
legaSiSWVRUjZf	stop
lfdjaecjddgWeb	ok	be
lfgXTjWjiaebeb	mark,	done
lgZefYhfjhbRYlen	35
lgbihdYbfcecft	if	aux	done
lgcfbeeeceeddb	mark,	name
lhecebbbegdeepols	+
lhecfbbbfgdedpol	+
lheebedeeefafb	fail	code
lhfccbadefdddpoll	+
licccZbcgdebeff	isaid	speaker
lihcYYbiYaaXjb	mark,	all
ljXbYdeddbebeff	done	speaker
ljcbabiZfdeZes	ok	done
lkZeYbbadhedeb	earlier	mark,
lmYeegaccYcfZext	one
mXXZaYbccZaXkf	
mXabkeeeeceZeff	done	trouble
mXhZYcccbZeZepol	-+
mYbdgadddifaeb	all	aux
mZWaXXYZsacXcf	isaid
maeeefeddefcft	mark,	be	stop
mbdibfcgdbfeeb	say	done
mbiWacfaceeceff	if	aux
mcadcebjedfeft	mark,	done	stop
mcdeceeeededes	good	done
mcefibdgehdbcu	done
mcgaShTWVRUhYff	stop	
mdbgaeeefefdft	cell	done	cell
mdcZgfjbgcfdWlen	20
mdcdeeedededdb	good	done
mdgdeegddcebes	done	done
meceeeeeecfddb	you	trouble
meeeZffffffefff	done	ratio<
meheYbdcdYdWcb	name	cell
mfYZedZdjheceb	aux	ok
mgafecddedeYdff	cell	name
mibbcYabgddbeb	isaid	speaker
nSWiUccabddacff	open	stop
nXZdaecddhedeb	done	name
nYYabZbccabYil	
nYYabZbccabYjff		
nYalcdYbccdVdb	mark:	stop
nYgYYddahbeheff	mark,	be
nYhdbbdegdeceb	mark:	describe
nZcibZbdZcebdb	fail	you
naafceeffefces	good	trouble
nacedeefeefdfff	done	all
nbbhceeeededeff	done	done
nbcagdaeeeedeff	done	you
nbcedefefdfefb	name	done
nbdkaeeedeeXfff	ok	be
ncZeeedeeefbfff	code	mark,
ndadfdbddbfbfb	done	all
neacadbddZeheb	name	stop
ngWaicaZaYeZdff	done	mark,
ngZegbddecdWcb	cell	name
ngbaZfeeeefcfb	of	num
nigZaZYZgdccau	name
njWaibaedcdXbb	be	of
nkUVmZbbcZcYXf	good
nkYbbdhedbgZeb	aux	you
oVccZdkccbebeb	fail	be
oXbhceeffefcfb	code	done
oYadedeeeaeadb	you	now
oYfcdcceccfaeb	stop	trouble
oYiaeYeaYWfdif	aux
obcecefefefeeff	done	
obdbbffegdfeeb	be	heading
obhhdgccabbhVitem	bullet
ocbcaeeedefdfff	done	mark:
oeXdbeeffefdfff	fail	done
pUVWladgiYcYcb	aux	mark,
pVXfhagedbebdb	done	done
pWWgdcdceaeaeb	cell	done
pXZeZdefedeZdff	good	trouble
pXfZdaaddZdacff	you	aux
pYadXdicdbebeb	ok	done
pddedfeeeXfffb	done	quotation
phZaabZhdaebbb	done	you
qVWbeidccceXeb	done	of
qYYeZdefedeZdb	good	trouble
qcZddeeeedfbfff	done	code
rWfYaZaciYdabb	you	aux
tNWWdhdkcYcYfl	done
tdeYkYbabXdccf	done
thVYVccbcZdYcff	done	stop
uWacZacdbceYeb	done	mark:`;
