// Written by bench/statements/write-weights.ts. One digit per act, then the feature.
export const BIAS: readonly number[] = [6, 6, 5, 2, 0, 2, 0, -4, -7, -5, -5, 2, -1];
// biome-ignore format: data
export const ROWS = `SSWonZaabbbgXu:box0
SjmelZfZfWgWXu:still
SokcXbahcZecbff:trouble>be
TcikdZbfhddbdneg:done
TdXavabbgbdUcu:except
TjekiafhecdZdb:speaker>be
TjocacceceeZdff:aux>fail
TmXehZafaaaamf:heading
TpXZWZbZcZdjbff:ok>stop
UVecZnZaaYahjl:mark:
UWrYmZccccdVbu:bad
UXeeohgcbfdZcb:speaker>fail
UbaZegkadbdjdb:if>you
UcfYeSuccccacu:would
Udfbebddeaeqcb:describe>trouble
Uedbicglcddcbb:ok>mark,
UfmbkdgcgccZcb:fail>stop
UgoXVXlcacdTbff:fail>stop
UgqfaVVbYaabXf:still
UicafYgeZgiicb:speaker>ok
UieXefafblbeib:all>ok
UqZeYagbadcfZb:mark,>now
VTUgoYYmdaaVYpolc:
VVniZZXkbadicb:i>not
VWengabbZbehcpols:-o
VYgUaYYbzacVYu:correct
VZjYbedchpedeb:say>aux
VabdkhZZgalXab:ask>stop
VeZbmbaoedeceb:mark,>but
Vhdaabddgdeldff:mark:>trouble
VhmZYZebjdeZdneg:ok
Vhmcjacdcbdebf:num
ViTfgabhjcdceb:not>done
ViZaZcddcehndb:describe>describe
Vicdaejcebejfff:describe>done
VjlUldbccdeceb:fail>open
VlpcZcaZaZdZdf:none
VmfegbicfdeUab:be>ok
WVWvVbcbcbcjaf:box0
WVcZtddaceeaepolc:+
WWkZbZmddbdXaff:of>stop
WYabvabccbcWZf:ratio<
WYbZdkmedZcZZff:you>stop
WYceYccedeepdff:trouble>describe
WaiajZfcijgWdb:be>fail
WbTwfXZebccYau:yet
Wccepefeeeebeb:ratio<>done
Wcdddcdeecdbplen:1
Wdlbfcfbccejdb:ok>describe
WgfkZdkdcadYeb:you>fail
WijejckZdXcWab:still>stop
WkbfYdchhZbkYb:describe>mark,
WkcWYbdcaffnbu2:describe
WkdjiVeYYabhZf:only
Wlkgajbedddccl:verify
Wmcbdbdedbgdcff:you>describe
WnXbacbdcfejcff:speaker>describe
Wncahiceicedeb:done>verify
WodaZfaidkdWcb:gone>stop
WsacZdeddbeZdb:mark:>ok
XWXcYVqgcdgfbf:should
XWYirddeddeaef:some
XWgXoYhZhccacb:mark,>still
XYVaZbcddcdXuheading
XYZhjjcfcddcil:open
XYfhchijccdadpols:-~
XYhblbbjbcdXbff:ok>mark,
XYiZYacarbcXZb:mark,>correct
XYjWYpcVbcgYbf:offer
XYjXdpZZadiZcu:offer
XZeaZZiebajiil:be
XZgnfcdbZeeceb:i>open
XZgodbccdceYdpol:-o
XZhZeWsWcddZcb:would>stop
XZhabacdobdZbb:correct>stop
XacYlfeedeeikb:trouble>open
XacaYjmjfddbdpol:~~
Xarbbaceddeaeff:fail>mark,
XbZZYVfuddddhu:hedge
Xbapgdicbbeddb:mark,>you
XbbXZWfscedacf:hedge
XckjkZdjecbYWu:not
Xddeofffeefeeb:some>done
Xdeenffffefefff:some>done
XeZgleehhdfffs:done..but
Xebadjdnecfeeb:i>speaker
Xeledddehefeeb:sorry>stop
XgabbabdkmdWbf:quotation
XgjfalZiabcacb:i>be
Xhdefafhggfgbu:be
XiZdhdddebehdb:cell>ok
XiccgbjcdjfYbb:heading>be
Xicdjeddhaedepol:+=
XlaZhVpVcdbWcb:should>stop
Xmieddcgdceaeb:all>be
XocdZddhedeZeb:ok>cell
YThcsgbbYZjdcu:some
YWXXdkdccZcmXff:mark:>
YWYaaXcdcbcXsff:greet>stop
YWakmcdcdcdcbl:box0
YWikhYZicjeaeb:open>be
YXaYfcWXZYYaxf:greet
YXbfldbgedeieff:fail>trouble
YYZfaXabdbxZchas?
YYcbrddeddeYcb:except>stop
YYdadcdedpdaZl:quotation
YYhZfZddnZeZdb:mark:>fail
YYobdeeeebebeff:you>done
YZWYicbnheebeb:but>not
YZsdeccdcceYepol:--
Yafdbeeegiefkb:trouble>heading
YagpYdedeeeceb:open>cell
YakYXbcepcdadf:sorry
Ybdfnfffeefefs:done..except
YbfdbYYdefeoeff:fail>plan
YbhbYbdboceacff:sorry>mark,
YbnbldadYeebeb:only>fail
Ycbdbbngdgebdpol:~=
Ycbodbddeeeeeb:i>deliberate
Ycceeefeedfoeff:aux>describe
YcdddZcdeddcobold
YdchncalfbcYbu:but
Yddeefffemfefff:say>aux
YdiYmbddfeeeeb:mark,>fail
Yebebdjbeeeclb:greet>ok
Yebkiffeeffffb:not>of
Yecbdffnedfefb:of>i
YecjYnbdddeZdf:rest
Yedcdffmedfefff:of>i
Yedoeffeeffffb:deliberate>not
Yeibigchddebdb:ok>now
Yejehddehefeeb:mark,>sorry
YfShdWafYYdtYf:describe
Yfhjecaficdadb:be>still
Ygbjkebdgdeadb:aux>not
YgfgeedfZocbaf:speaker
YhXnfbhbcdebeb:open>done
Yhaancddddecdu2:good
Yhfefabhdaegdff:all>ok
YhgfhccciYdjbu:dash
YhhfhWacXYklYf:be
YhkbWdibcgdjdb:done>be
YiZkbdedddecdff:open>all
Yidejffeekfbeb:say>now
YijbZlaibacacff:i>be
YjYdbYbddcekcff:all>stop
YjjcfdabcbdWdff:be>ok
YlaegahdegeZeb:trouble>ok
Ymgeeeddecfaeff:all>be
Ynadbdcddeeheff:fail>describe
Yneedefffefeeb:good>of
YoXfabbccadkck:code
Yobdccdddeeadb:fail>earlier
Yocbcbebeeebeb:ok>if
YoecbefeecfZfb:all>describe
YpZchddceceZeb:good>cell
ZVXZwZXababcZu:ratio<
ZVabbabccccuYff:describe>stop
ZWkkecbaiZdaeb:be>not
ZXZZXZhmgedfcb:hedge>stop
ZXZcZYohddfceb:if>be
ZXZcbWZbdbyZdl:mark?
ZXZfbXabcbxZdu:mark?
ZXZodeegddeceb:none>aux
ZXbdqddecbeacf:except
ZYWYZZaagycXZu:quotation
ZYXZaXqidddcdf:would
ZYYgcadddifqdb:describe>speaker
ZYaaeceecrdZab:mark:>quotation
ZYkbZefehbekeb:not>be
ZYqYaZbbnbdacu:sorry
ZZZcpbddbdccdff:mark,>still
ZZZiddbagiekfb:none>if
ZZZjbbiZbdickb:i>greet
ZZciakakddeZeb:rest>of
ZZeanddchcedeb:done>mark;
ZZfligfdceegeb:of>mark,
ZZhkcgZcgdeaepol:-~
ZaWZlacleddbbff:mark,>not
ZaXracdbbeecdff:i>open
Zacdaceohdebhb:mark,>hedge
Zackgeeedeeeeb:open>yet
Zadcpcddgeecfb:mark,>except
ZadcpeeeeefZeb:all>except
Zagnabdabdebdff:i>not
Zahoceeccdfefff:not>aux
ZamdbcZjdjeceb:fail>ok
ZaubabddddeYcf:bad
ZbaZcpabddhbcb:plan>mark:
ZbapZdedeeeceb:cell>open
Zbbochceddedeb:open>you
Zbccchikcdedepol:~-
ZbglZcbibeedib:greet>describe
Zbhbeceeeceldb:mark:>code
Zbjdcdecdiedkb:stop>stop
ZcVYfRofgbgciu:should
ZcYcYcdbsdebeb:correct>mark:
ZcZeqdeedffefb:mark,>rest
Zcaaceedpefefb:i>correct
Zcacaeddoeeddb:mark,>isaid
Zccbeecdhdeneb:code>describe
Zccdddeeeoeceb:speaker>quotation
Zccmdefeeefffb:deliberate>done
Zccmdefeeefffff:i>deliberate
ZcdaYcZqbedccl:not
ZceifZbagfdkab:mark:>trouble
ZchXlZcbdhddnu2:trouble
ZciccZZdefemeb:fail>plan
ZclflddedeeVbb:trouble>done
ZdWljccdeddZbb:be>open
ZdZdYcdaqdfceff:correct>mark:
ZdadccoceceZef:without
Zddbbddeeoedeff:you>say
Zddcdhkdeeeaeff:if>you
Zddeceeeejkbdb:say>ask
Zddhfefeejfffb:say>but
Zdeelhfffffbfb:some>describe
ZdfXdhZYfabXsb:greet>stop
Zdmdddbeffebfb:plan>trouble
ZeYbskZcabcVYk:number
ZeZdoeeedcfeeb:mark;>speaker
Zedemeceeeedeff:of>ratio<
Zeigjbbibceceff:speaker>be
ZfZckedjeceeab:speaker>not
Zgbeceeeejefeb:ok>say
ZgeXicZdaWdndff:be>done
ZhVabbicehikdb:be>trouble
ZhZVkefkbeeeeb:verify>not
ZhZbacehdlecdb:ok>i
Zhcmbedefecceb:open>open
ZhfeWcclcdebcf:verify
Zhfhcefhgdfeft:done>ok>stop
Zhidbdcdkeebeb:earlier>trouble
Zhqdbdeeddfaeb:fail>mark:
Ziaeceddncecbb:correct>describe
ZiakdfZdeefceb:plan>earlier
Ziddgeeiececau:verify
ZigYjbgeZTbiXf:all
Ziledbedeefdfff:ok>now
ZjaicYbcdccbll:now
Zjgbibdbeeeies:ok..if
Zjidefefgffcft:aux>done>say
ZkmWZededeedeff:fail>open
ZlWibbfbbddidb:still>mark,
ZlYZabZdbddjcff:still>mark,
ZlhdkdcZdefdeb:all>i
ZliYdbieeeebeb:try>stop
ZmXiieaadaegeb:of>be
ZmaZaaacbcdhaff:only>stop
Zmbecbcddceddb:heading>describe
Zmeedffffefeeff:good>of
Zmgeccdedefceff:earlier>fail
Zmgedddeeefdeb:earlier>fail
ZnZdZaYZbeekeff:mark,>ask
Zndagaadcbcakff:you>be
ZocedeeeebeYeb:code>ok
Zoddcfedecfafb:aux>gone
ZodddeeeebeYeff:code>ok
aVYZvaYababeZext:n<m
aXchlbVkceejeb:should>describe
aXcoYbbkceeddff:describe>mark,
aXdncbeeecicdff:ok>you
aXfXcZaYrcdXcf:correct
aYWYabbcucdZdb:correct>mark,
aYhcZmceedebeb:fail>of
aYllXbhcbZifdb:you>done
aYpeZbddceedeb:i>fail
aZZbjhapadfadpols:+~
aZZdcYZbdcxZcend?
aZZrbcedddebdb:mark:>open
aZbaoddagcedepol:+o
aZbcbcZddreadff:say>be
aZbeaeeddneeeu:mark>
aZbebfdeelfkfb:say>all
aZibldeefefbeb:bad>cell
aZjgbbXecgdZlb:hedge>describe
aaYkcdffddedeb:not>if
aaaeZeeddoeeeblockquote
aaaeaeeddoeeef:mark>
aabgbdpadcebeb:if>speaker
aacmaeedgeeeepol:oo
aadcciaoddecepol:~+
aadeeffffgfkfb:say>of
aaeedcdfeefleb:trouble>all
aahcgejcehebds:say..not
abaceceeecemcff:mark:>code
abbacnbcddhcdff:plan>mark:
abbcbjljcaeddpol1:~
abbegkZjceecepols:o~
abddcdgkeeedeff:if>be
abdfnffffefefb:done>except
abdnbeeeeeeeeff:open>yet
abeajddkfeedes:but..not
abeanbdeffeebb:good>box0
abeancdeeeeecs:good..box0
abeedeldeefefff:if>done
abeedemdeefefb:if>done
abeeeefefffkeff:you>if
abhhdYedeeekes:fail..plan
abldhbdcZeeaeb:but>fail
abmccedfdeeeeb:not>i
acZdabedjkiceb:mark:>be
acbemeeefefees:good..bad
accedeeeneeces:isaid..correct
accgjeghdeeefb:but>stop
acdeeeefggflft:be>trouble>stop
acdkgeeefgfefb:speaker>open
acdodefeeffefb:deliberate>open
acfheeeedhhefs:say..open
acgdkheeceedes:but..fail
achecdedheflfu2:all
achncfeddffcfb:done>not
acihkafhgVaWTneg:
acjihdffgdedew:not
acmchcddeeeYeb:fail>cell
acnaZeeeegfefb:open>some
adbacsZbeedcdu2:plan
adcdbdpcdfedeb:mark,>would
adddnebdeefdfs:ratio<..done
addeeeeeelfdeb:say>mark:
addeleefeffefb:mark;>rest
addidckbeefefb:if>now
addleeecdefefff:open>mark,
addodZZbeeeceb:open>if
addpeZZceeeceff:open>if
adeedbhceeekfff:if>describe
adeekffffeffeb:but>say
adefmfffeefafff:done>some
adgdidheehfdft:speaker>fail>stop
adicbdcdccdlcb:be>describe
adijheeeeefefff:of>done
adjbeffegjfeft:say>aux>done
adlfdfffffffft:be>done>fail
aeZeoeffdffefb:rest>fail
aeZkibdeadeceb:verify>mark,
aeblcfefeffffff:aux>not
aedekfeefffcfb:ok>num
aedgddledffefb:only>mark,
aedjdebddejeeb:be>now
aeedkeeeefffft:i>done>mark;
aeeelffffefdfb:cell>ratio<
aeeflffffefefff:done>except
aekeddgeefecfs:plan..trouble
afZjXcabcpdadb:say>be
afbdccfgedeclb:be>greet
afeclfdeeefffb:ratio<>if
aghcjccbdgeWdff:speaker>ok
agiZiYjggbdcYb:mark,>speaker
ahanbdeeddeadb:yet>stop
ahbbleeeeeeees:good..good
ahbccbenededes:hedge..done
ahbddWjdeeeneb:describe>of
ahdcdbcbbbdncb:num>stop
aheffffffefgft:describe>be>trouble
ahelZcdcafedeb:mark,>verify
ahelfdeeeefeft:open>done>stop
ahjfcfeeeefefb:trouble>earlier
aidcbcddikedcb:i>mark:
aieckfeeefffft:done>mark,>fail
aiikbdcbeceefb:speaker>of
aijeeeeffhfeeff:you>speaker
ailcibaWgZeecb:ok>all
ajbaZdZbdadlcb:you>ok
ajidcdeeeefZeff:fail>earlier
akZakddZgZebepols:+=
akZcdbcdccdoab:aux>describe
akZcddekdeeedb:ask>not
akaaahladZegeb:describe>done
akdegeeefefdet:cell>good>cell
akefdffffffffs:good..verify
akffefffffffefw:database
alahccdceeeefb:none>not
aleadadjdedadpolc:~
amhdbeddddfaepol:-=
aoYeccheedebeb:ok>without
aoaceceeedeYdb:mark:>ratio=
aoaedeedeefbeb:none>trouble
aodZgacbcbcakb:you>be
apdebeededfbeff:ok>ok
bSolYXaddabYZb:not>mark,
bWUcYpmdcdeSaff:trouble>stop
bWagbYWpdddjdb:be>hedge
bWgZoccZhbdcdpols:+o
bYZhledhdeedeb:still>done
bYabawXXcdfYff:plan
bYacZccbdueWdb:speaker>say
bYbcdcdedcccpff:greet>
bYbhcldcceeZeb:open>describe
bYbmfdeadeeceb:mark,>yet
bYijidfccddcbb:still>not
bYkZgdjkbbdeeb:i>mark,
bYneaedehdebeb:still>ok
bZWcjddedeendff:describe>trouble
bZadcemcdgdbdb:say>not
bZbcbcmhdedadff:be>mark,
bZbejeeeieebjb:greet>mark:
bZblbcdfjeeccff:mark,>i
bZbqZddddddccff:box0>
bZecjceeeefjeb:cell>verify
bZeddjbdffejeff:ok>plan
bZgdbladdefdeb:now>fail
bZkeaeeceeejeff:ok>describe
baccdpZbeeedeb:plan>be
baceeedeeeemeff:describe>of
bafaffgccodbdb:you>say
bagcZdbdeqeces:say..done
bagebcdedeeneb:all>some
baghXlcddaeceff:speaker>fail
bakZeXnZeeeeeb:if>i
bambicddeeeZeb:cell>fail
bandcbdcdddaaff:mark,>correct
baoeZbdddeeeeff:i>fail
bbcbeldeecgccff:you>i
bbcbembeedhccb:you>i
bbddcceedbdanend:
bbdibkdeeeebeff:rest>of
bbjcddbieeeddff:hedge>describe
bbkeedefddfhdb:dash>all
bblejdefeffbeb:still>trouble
bcZhcccddefmdb:trouble>only
bcaccbapeeedeb:hedge>done
bcafbeeddiekfb:be>ask
bcbbiZoadeeddb:if>mark,
bcbciZmcdeeddff:if>mark,
bcbcndceddeadb:ratio<>mark,
bccberYceeeceff:plan>stop
bccdckjicaeccpoll:~
bccekefefefefpol:++-
bccnbgeeeffefb:of>open
bcdalcddehefks:trouble..trouble
bcddecdfdnebdff:quotation>stop
bcddjffeeekfeb:greet>aux
bcddmdddhaebepolc:=
bcdeadcfhefkdb:only>trouble
bcdeceffnefeeff:correct>i
bcejieeeeefeeb:arrow>open
bcjdeeefekecdmasked:all
bcjgheeeeefefs:fail..say
bclfdffffffffff:all>i
bcoagWXebedeeb:offer>not
bcpcdbeedeebeff:mark:>fail
bdajdcdefgeifs:not..if
bdbejeeidffffb:done>but
bdbfefffflfgfff:speaker>trouble
bdbmZbcdehjbdb:ok>you
bdcbdcccneedeb:correct>isaid
bdcdedeeedemdff:describe>code
bdchieedhffeft:if>aux>stop
bddcdeeenbfaeb:isaid>mark:
bdddceefmefeeb:correct>i
bdddeiidfffeft:plan>done>stop
bddedeefmeedeb:mark;>correct
bddeefdfelfeeff:say>say
bddehfffgifeft:say>speaker>mark,
bdebjfedidfffpolc:+o
bdececbmeefcfb:hedge>aux
bdedaeedmffeeb:isaid>but
bdeebedlegfdfs:done..hedge
bdeedcfeefelfb:if>describe
bdeekfegefffft:still>done>stop
bdefkffffefefs:except..done
bdekceffeffdfs:fail..rest
bdfbeblleXcVbb:be>mark,
bdfdhegeeefjft:you>describe>aux
bdffdfffkffffs:done..correct
bdgdehigeeegew:can
bdieiffffefdet:trouble>cell>trouble
bdkfefefeffefb:all>fail
bdldcefffcfefb:speaker>name
bdledeeffffbeff:fail>
bdmedeeffffceb:fail>paren
bdndcdcfdeebdff:speaker>done
bdodcdefeffdfb:fail>rest
bdpZddbddffefb:i>try
beYfmfeegefffpolc:+-
beZdemeeefgfeb:you>ask
bebbeoccefeeeb:i>plan
bebfeeeffffcmt:trouble>trouble>trouble
bebmgffeeffffb:open>aux
becigegdgffdfs:if..open
bededemdeffefs:if..would
bedeeeffmbfbfb:mark:>only
bedfifffgfffft:done>mark,>but
bedfjfeffffefs:ratio<..trouble
bedkebdefffefff:of>aux
bedkmfeeZZZbUb:not>stop
beeciffffffhft:trouble>open>stop
beedeeeefemfeb:done>mark?
beefdffffefjft:describe>done>say
beefffeffefkft:aux>describe>trouble
beehifdgedfefb:speaker>only
befflffffffffb:rest>still
begcddmbgfeces:if..ok
begiegeefffefw:step
bejefffffefffw:returned
bejfeeeegfffft:mark,>sorry>stop
bekegeefeffefb:but>only
bekfceffeffeft:fail>mark,>speaker
benfdeeffffbfff:fail>code
bfdegegecgehgce:니다
bfeebeefeeflft:describe>trouble>stop
bfeeefkefffffb:would>done
bfefkffffffefb:except>mark,
bfemfbfcfeedes:open..done
bffdkfdefffffff:ratio<>if
bffffffffjfffb:say>earlier
bfhedfchieedgw:my
bfhfgeegeefhffw:il
bfiidffffffffb:of>of
bfjfefffeefeft:trouble>fail>stop
bfkdgeeeeefdeff:speaker>speaker
bfoajcdcdddacu:fail
bgacaffdfleces:say..ok
bgcahbgfegcgcb:be>done
bgcdheeideeefs:verify..not
bgefhffefhffft:done>mark,>ok
bghehdfffeffew:il
bgjeZajZZkcabneg:describe
bgjgdffffefdft:trouble>done>stop
bgmhaeeeeaeadb:say>trouble
bhShUkXbZbckdff:not>stop
bhbZaZdggcehkb:greet>you
bhbaZbabdadndff:you>ok
bhcedeeeeefiiff:trouble>speaker
bhcfdeeeeeejet:describe>describe>stop
bhddjfeegeeefs:done..still
bhefhffffefefs:except..say
bhifheefeeecefw2:# #
bhjbXbcccbaaml:greet
bhjfeccfdfejefw:the
bhjhaecdgehefb:done>i
bicddffdeeheeb:plan>ok
bieedheefffeew:bug
biefdfdegffhft:mark,>greet>you
bieidddefefcefw:no
bifgdcfgfefhdw:is
bigfXieigbdadb:verify>stop
biibacjcbdeidb:ask>describe
biiefcfffefcefw:push
bjZdkddebgfdfb:some>speaker
bjbdheeefeeeeff:cell>good
bjdfffegfefeft:all>be>done
bjdiefffffffft:speaker>be>stop
bjebkaYiaedYbb:trouble>be
bjebmbbacbdUcpols:-=
bjgfgffffffdfw:sync
bjggaadddbcgal:code
bjjcZdedehebeb:speaker>now
bkWdladeeffbeff:ok>fail
bkZaccdcdccibff:be>stop
bkbfieeefefZfff:ok>all
bkchcaidebegeb:code>be
bkciaeejeeeceb:ok>yet
bkcjecbdfeeeeb:you>plan
bkeeddgefeecdb:arrow>ok
bkeeddiceceeeb:say>greet
bkeegacefffefb:earlier>i
bkefdfeffefdfs:gone..trouble
bkefdheefefeft:done>verify>stop
bkilPeZTcfadYf:not
blbkZddchadcbl:but
bldegfegeefcfb:not>trouble
bmZeeeddgefcepolc:-=
bmiaYeebcffefff:i>verify
bncbaafieicaZb:ok>stop
bnddcbYadefceb:ask>should
cXZgiccmbdegbb:speaker>aux
cXaijdgddeeeeb:open>still
cXaoeeeddeebeff:be>open
cXpZgZbhaicVbl:fail
cYbbZlbdclgbeff:you>mark,
cYeeoefefefZeff:ok>ratio<
cZYccddeeeioeff:be>trouble
cZacacccdteWdff:speaker>say
cZadodccdieaepol:+-
cZbeneeefeeZeb:ok>some
cZbfbdejieeeeb:open>verify
cZbnebedeefefff:not>done
cZdbeedeedenfff:code>describe
cZdecebeeeeoeb:num>describe
cZeedfeeedgdkb:ok>mark?
cZeenefefefaeb:ok>ratio<
cZffecfffmedfb:ask>all
cZieaddeeefijff:greet>describe
cZigaicfejeZdb:cell>speaker
caYcdcjeeefmeff:code>fail
caYdkdeeeefjeff:cell>verify
caYqYcdcdddcbf:yet
cabbcemedaddcb:not>not
cabeZfeeeefmfb:be>num
cabkjdeeeefZdb:trouble>mark:
cablhddadddcbb:yet>but
caclgefefcfdfff:cell>done
cadafaeabtecbu:say
cadcdZZpeeecdb:hedge>now
cadeddjcfkeedl:i
cafhiedfggedfs:done..not
cageddadeeeneb:describe>num
caghiedebeeddpol:o-
cagldabeeeedeff:you>fail
caiZldfgefedes:done..fail
caieeeeeejfdfb:mark:>i
caihabdgekeadff:cell>speaker
cakeedhiecfbdb:all>say
cbZbcobaeegdeb:be>plan
cbZcdcjeeefleb:code>fail
cbabmdeefeedeff:good>good
cbaddchdecemdb:mark,>command
cbaddcoceeeaeb:would>describe
cbadmcddddeedu2:num
cbahjfefgefefs:still..done
cbbamdfeeefdeb:good>good
cbbcbcZogeedeb:hedge>mark,
cbbdbcaodeeeeff:hedge>mark,
cbbgabocededfff:if>speaker
cbcccedeemfdeb:say>say
cbcdbkkhcbeddpols:~
cbcnddeedeedeff:mark:>open
cbdedemdfefdfb:if>of
cbdffeejeceeeb:but>open
cbedcdmdffiZfb:if>heading
cbeddeeeeddcmff:heading>
cbeeeefeeifkfb:describe>say
cbeldffeeffffff:open>ok
cbgdfddeejfbeb:say>fail
cbhffddgigffew:was
cbididfdgefeft:mark,>fail>stop
cbjcieeefefceb:cell>bad
cbleaeghebfdeb:done>earlier
ccZbcqYadedcdb:offer>stop
ccZkddiaeeedfff:not>if
ccafeffehffleb:earlier>describe
ccbaemccfefbfb:plan>cell
cccgggZkdeeeepol:~o
cccjcdjdeeiedb:be>i
ccckefffeefeft:not>none>aux
cccleeeeeefdes:open..trouble
ccdZfbaaaZeWvu:greet
ccdccfeeldfdfb:isaid>done
ccdcencdeeedeb:plan>plan
ccdceobdeeedeff:plan>plan
ccdddldceffbfpol:o~
ccddebobeeebeb:should>trouble
ccddecaoededeff:hedge>speaker
ccddefldeeedes:if..plan
ccdeiffefefhfb:cell>num
ccdiheeegffefs:verify..open
ccdmdeeeeeeeeb:box0>speaker
ccdmebadeeeeeb:plan>open
ccdnceeeeeeeeff:box0>speaker
cceafeedmefefs:correct..done
cceeeemefffefff:if>of
ccefefffmffeeb:correct>be
ccemeefeeefefff:open>speaker
ccfedjeffefeft:fail>of>stop
ccfgaeeeelefes:say..trouble
ccfgdfffegfifw:written
cchdhdhfheebet:be>fail>stop
ccibfdhbieeeeu2:if
ccieehdjefeaet:i>describe>stop
ccifheeedefdfu2:still
ccjeceeegefhet:ok>all>stop
cckfifeffffbfb:some>trouble
cckfjeeecefcfb:fail>all
cclcecbbkeecfb:not>ok
cclfbffffbfefff:done>earlier
ccoeeceffffcfff:fail>of
cdXkinagebdUdu:rest
cdaWdYfZZrbYdf:say
cdabgeedlefees:correct..not
cdadimaaceeeeb:mark,>offer
cdaedeeeleedeu2:correct
cdbbenddfefbfb:cell>plan
cdbcgekfeffefs:if..not
cdbddiibdefceb:offer>mark,
cdbdeeedeoeces:say..quotation
cdcdckhceeedes:plan..ok
cdcdefjieeeddw:'d
cdcdflddfffdeff:now>plan
cdcdfmddffeceb:now>plan
cdceaeeeeedneb:aux>ratio<
cdcediibdeebfff:offer>mark,
cdceeeefeaeikff:say>heading
cddadbeeeeeelb:you>you
cddddcmdeeeefb:speaker>would
cdddecbcneeeeb:isaid>stop
cdddelcdeeedeff:plan>speaker
cddecdeelefdfs:correct..fail
cddeeeeeelecek:quotation
cddefeefeledcl:command
cddehffefjfeet:all>done>ok
cddiifecfffeet:aux>not>stop
cddkegefffffft:open>of>stop
cddlcefefffeft:cell>open>cell
cdeceoaeffeceff:plan>you
cdededbleefefff:hedge>aux
cdeedfekffffeb:yet>mark,
cdeedffekefdfff:isaid>done
cdefeffffefjet:done>describe>be
cdefeffffjfefwb:that the
cdefeiieefeffb:only>ok
cdefhefffffiffw:two
cdegdifheefcew:lo
cdejdeeffhfeft:ok>you>stop
cdgeigdfeefefwb:of the
cdgfifffgfffft:mark,>be>still
cdgiheeegegcew:still
cdhegffeeegggw:go
cdhfeffffhffet:trouble>heading>stop
cdiaegheeffhft:mark,>plan>stop
cdicdebkdeeefs:not..fail
cdieceeeeegieff:ask>describe
cdieefhffffffw:om
cdiehcidgefcew:się
cdjfefffeffffb:none>ask
cdkbeeeeheeceb:mark,>code
cdkeedeedhedes:fail..trouble
cdlcfeeefehces:trouble..still
ceXZeYnZhgdkbb:mark,>describe
cebZdbaffdbogb:describe>stop
cebemeffeffefs:rest..fail
cecdefffkefdfff:correct>isaid
cecdejeejefeeb:mark:>speaker
cececffekefefb:mark:>aux
cecekeeggefeew:but
cecjefffeffeft:not>mark,>you
cedbdfbaeffhipol:
cedcddddmeeees:correct..isaid
cedcenddfffffff:i>plan
ceddbeedmefees:isaid..but
cedddkaceegffb:offer>done
ceddecclffefeb:hedge>i
ceddeeeifefigfw:to
cedeiehdfffefs:would..done
cedeldeedefceff:ratio<>mark,
cedlebdeeefefb:of>aux
cedlefffeffffff:aux>open
cedmeffeeffdfb:aux>deliberate
cedmeffeeffffb:yet>done
ceedeecdkffefs:isaid..if
ceedflcefffefb:plan>of
ceeecfedkeffeff:isaid>you
ceeefffffjffft:aux>now>done
ceeejeefeffeet:ratio<>mark,>stop
ceefdffffhfifw:supported
ceefeffffjffft:now>aux>done
ceeffffffjfefw:says
ceefjffffffffb:rest>aux
ceefjffffffffs:but..say
ceefjffffffffs:rest..still
ceegffcffefift:you>speaker>stop
ceegiffeffffft:heading>done>mark,
ceeheeidffffft:done>if>now
ceehgfgffffffwb:before the
ceeiefffffffffw2:i stopped
ceeieffffffffw:destructive
ceeigffefffffb:done>yet
ceeiifeddffcfb:only>you
ceejefffffffft:i>deliberate>done
ceelebbdgfedes:open..if
ceelefdeeffdft:aux>open>stop
cefegecfeffies:verify..trouble
cefejYdcbjdgcu2:speaker
ceffdfegfifffb:verify>done
cefffffffiffft:done>say>mark:
ceffifffffffft:mark,>but>say
ceffifffffffft:mark,>except>stop
ceffiffgffffft:be>still>done
ceffjfffffffft:done>mark,>except
cefgeffffffiffw:las
cefghggdeffhfw:se
cefjefffffffft:done>open>stop
cefkcfffedffft:mark,>you>done
cehfdfffiffefs:trouble..correct
cehidddedheheb:say>describe
cehiefedefdfft:open>mark,>be
ceiehfffffffffw2:the import
ceifchdfehgdew:me
ceiffffffffffw:malformed
cejeffeffefeft:speaker>done>code
cejfeffffeffft:done>fail>aux
cejffffffefffp:retur
cekdeeeeeeebeff:bad>code
cekeeeeeeefbeb:bad>code
cekeeefffefces:bad..trouble
cekfdffffdffft:speaker>done>fail
cekfdfffffffft:fail>fail>stop
celefeefdefeet:fail>done>stop
cfbefeehflfefb:done>gone
cfbfefffkffffs:isaid..fail
cfdedejeeffees:without..fail
cfdieegegffeft:if>aux>open
cfeefffffefifw:name
cfeeifffeeffft:ok>now>mark,
cfeejfeefffffs:ratio<..if
cfefefffjffdfs:isaid..trouble
cfefefffjffffb:fail>correct
cfefeffhiffefb:only>aux
cfeffffffjfefb:aux>quotation
cfejffffffffft:deliberate>not>none
cfemiaaeebcZcpoll:o
cffdffefeefeice:ます
cffedeefefeiew:her
cffefeifffffft:now>only>mark,
cffejfeeffffft:ratio<>if>aux
cfffcdYddhdlab:you>speaker
cfffffffffffit:trouble>ask>i
cffffffffffift:describe>trouble>aux
cfffifegfffefp:reach
cfffifegffffft:mark,>but>stop
cfffiffffffeft:some>describe>stop
cfffifffffffft:done>all>except
cfffifgeffffft:mark,>should>stop
cffgdfegfefgew:run
cfgieefffffefp:stopp
cfhdiefeeffefw:flight
cfifefffffffft:done>fail>fail
cfifffffffffft:fail>mark,>sorry
cfjYeYXabacqau:num
cfjfffffgffeft:aux>fail>speaker
cfjjhdddedebcf:dash
cgabbYdmdddacb:hedge>ok
cgafghdeeefkfff:of>be
cgdahfejdfffft:verify>not>done
cgdeieedeefZfb:ok>except
cgdjdfefeeffft:you>done>stop
cgeehgdeeefdet:ok>fail>stop
cgeeifeceefffpolc:+=
cgefifdgfffffw:reached
cgfdhdieefecefw:it
cgfeehefeefehc:ます
cgffhffffefefw:signed
cgfgcgdfdeegew:не
cgfhffefeffdfw:access
cggieefffffefw:stopped
cghefeeeeefgfw:è
cghfeffffffffwb:⟨path⟩ #
cghfffeefhfcfb:ok>verify
chbabYdegacrau:describe
chcdgdjgehebft:describe>aux>done
chdcffiddieddt:describe>be>aux
chdddddgeheceb:say>ok
chddelcccfeees:plan..verify
chdfiffeeffefw:booked
chdiceefgfeffs:say..but
chebfeeeejfcet:all>ok>stop
chffeeffehfdew:fine
chfifcdggfeadw:no
chgfeffgffffflx:ile
chhfdffeegfeft:aux>done>speaker
chifcfffeffffb:verify>speaker
chjbffcfdgeadb:be>gone
ciWaYcgnbedcdneg:fail
cibcdmbabeedeb:plan>i
cidakeeeeffeft:fail>open>stop
cidedcdekcdcbb:now>correct
cideeffegffffp:repli
cidfcfeeehfeeb:mark,>without
ciecdbdejZeieb:fail>speaker
ciefeeggffffet:greet>you>stop
ciefgfffffffft:speaker>done>verify
cifcdediggfdfs:ok..verify
cifdgfeffefdft:describe>mark,>open
ciffeffffffffwb:in sync
ciffffeehefedt:correct>describe>be
cifffffffffffw:dependencies
cifffffffffffw:lockfile
ciffgfeeeffeft:mark,>open>done
cifgddfefffgfw:alarm
cigedeeeeffget:mark,>num>stop
cigedgdgeefdft:ok>ok>stop
cihefgdeedfcefw:all
ciiYabigdadibff:cell>cell
ciiceeeeebehet:describe>aux>stop
ciifcfffffffft:mark,>done>mark,
cijdddfeceedeb:still>fail
cjbfefefeefeft:be>trouble>describe
cjcfifVgaXdhbf:ok
cjdedfffeefeeb:good>name
cjdedffffefeeff:good>name
cjdeieebffffft:ok>all>i
cjdfeefffffdfw:balance
cjeeefeefffeft:ok>of>stop
cjefdddcfffjeff:ok>trouble
cjefdehddffefb:without>mark,
cjefdfdeeffefff:quotation>be
cjefeffffffefwb:are in
cjffcffffffeft:cell>ok>cell
cjffefffffffft:be>ok>done
ckdfdffeedfffpols:+-=
ckdfheeefefbfs:ok..num
ckefddhffefdft:trouble>ok>stop
ckheceagffeces:trouble..but
cladgdedfdebeb:cell>good
claeZfefeefefb:done>still
clbeeefeecfdeff:command>ok
clccbcfieeeceff:ok>i
cldbhcdfeededu:ok
clecehbaefedeb:plan>now
cleedeeefefcfff:ok>of
clefdfddeefefb:quotation>be
cmaeZfefeefefff:done>still
cmbfeffeecfdeb:command>ok
cmdcdeceeaefdff:code>be
cmdeceeeedeeef:ratio=
cmdfefeffefdfff:without>none
cmeebefffffcfff:ok>rest
cmfXccaccheieb:describe>not
cmgYcdeecefeeb:open>try
cncebeeeeefYeb:num>ok
cndeceeefeedeb:ratio=>ok
cneeaeffeefcfb:ok>rest
codeeefefefaeff:mark:>ok
cofdccZgdgebes:fail..ok
dXVXuZZhoZcUbu:mark;
dXfihYghiYbhYu:only
dXhbcYaecatbaf:ask
dXkecdceedfjfb:of>all
dYXladfeidebeb:aux>open
dYZlejcdieeedb:still>open
dYacoeedeefefb:but>still
dYiedhdicdhYjb:ask>i
dYkZidddceebeb:some>of
dZZagccjkdeccb:but>mark,
dZbcZdiadmebeu2:say
dZdkZdiedeeeeb:now>not
dZeadeeeedileff:describe>describe
dZefjeeejefdeb:except>ok
dZibkeecfefefpolc:o
dZjjZfXedddabb:done>plan
dZpdeccdeefdeff:fail>ok
dZqcYdceddhZeff:be>fail
daahfckegZdddb:not>aux
dabgkefieceees:ok..but
daccdbYreeeceb:hedge>be
dacdccnbeeeceb:should>ok
daceddefeefmcb:all>code
dacfleeefefcfu2:some
dacihegedefefs:open..still
dadgcfeeeffjfb:describe>open
daeelddedbfdeb:fail>heading
dafjcheefehees:still..open
dajckWcZdfabkb:aux>stop
dajjeeeeeefefb:none>speaker
dajkeeedeefefff:none>speaker
dakcjedbeccgdpoll:-
dbVclcdlbeedeff:mark,>but
dbaediejeeheeff:ask>i
dbbcnedddeeees:but..still
dbbhjeeefefeeb:greet>cell
dbbiddfejifefb:speaker>you
dbcYcfXfdisadu:ask
dbceecndedfafb:if>all
dbchceeiheeees:open..verify
dbdcdbZogeedeu2:hedge
dbdddcanededeb:hedge>speaker
dbddehfdffdehb:greet>plan
dbddeoZdeeeeeff:plan>be
dbdedcmcefedfs:should..ok
dbdejddefiedes:say..fail
dbdekeeeeefefb:code>still
dbdfgfeeeefkdt:mark,>describe>stop
dbdneeedefffeff:open>verify
dbeedddeeeeleff:describe>num
dbeeehiefffefff:plan>ok
dbeefddekegdeb:still>describe
dbefkffffffcft:ok>some>stop
dbfffefffjgeft:you>mark,>ask
dbfffffffefkft:aux>now>stop
dbgfgeehgdfffs:but..open
dbhefffeeffjft:ok>describe>stop
dbieeeeeeefiet:be>describe>stop
dbieeffffbfjfb:cell>code
dbihhegdceedds:still..not
dbjeeffffcfifff:cell>code
dbkeedeiffeceb:earlier>heading
dbkgceffeffeeb:fail>still
dblbZacancdacb:sorry>mark,
dbliZedeeeedbff:still>not
dbnccdeecefefb:but>sorry
dbpcYdeecefefff:but>sorry
dcYdcmiceeeeeb:plan>fail
dcbdjcjaeeedeb:would>be
dcbhcedeieeleb:only>describe
dcccedeeecpbYf:mark?
dccceeeeenebeb:say>quotation
dccdegjefeeefs:plan..if
dcdcdbnbeeeceff:should>stop
dcdcebamfeebeb:cell>hedge
dcdcedeedcocZff:mark?>
dcdddebldeedeb:i>hedge
dcddebbmeeeeeff:hedge>now
dcddebnbeeebeff:should>trouble
dcddecYfeeebmb:should>hedge
dcddedeeenebeb:be>quotation
dcdeemcdefedfb:plan>all
dcdfdffeleffeb:isaid>aux
dcdgXeXaoichcu:mark:
dcdgdfeeeffihce:입니다
dcdheigfegefffx:ing
dcedeableeeeeb:now>hedge
dcedeefadfeleb:hedge>say
dcedfcieehfgffw:you
dceeceelfffefb:hedge>all
dcefedldfffdfb:trouble>would
dcejdheeeffeeb:i>i
dceleffffffefb:code>open
dceleffffffffff:code>open
dcfedjdeeffeft:now>fail>stop
dcfedjgdeefdew:will
dcffbehdgeiefb:verify>be
dcfjdgeeeffefff:i>i
dcfjeeegdefeew:did
dchgeffffffhfw:request
dcifeffffcfhfb:code>cell
dcjddceieeedfneg:verify
dcjedeeegefdfs:still..ok
dcjeeciaefffeff:if>i
dcjeheeefffcet:cell>fail>cell
dcledbdfhefdfb:not>speaker
dcmdddefeffbeff:still>trouble
dcnbaeefceiceb:trouble>still
dcnddcdeZdeccff:correct>stop
ddYbkaZabbYZnff:greet>mark,
ddZdenacefedeff:offer>i
ddZfeeeeneebeb:correct>all
ddacdcmceefefb:hedge>not
ddadenacefedeb:offer>i
ddajeedegefffb:you>not
ddbageeeeefkeb:trouble>dash
ddbddnZceeddeu2:offer
ddbdencaefeeeff:plan>i
ddbeedeffeflet:describe>speaker>stop
ddcbcedadffhipols:
ddccbjjhcaeedpol:~
ddccdeeelffefs:not..correct
ddcceafnecedeb:speaker>hedge
ddcceagoebedeff:speaker>hedge
ddcdceeemeeceff:correct>mark,
ddcdddeemedddb:isaid>mark;
ddcddekdeffefb:if>not
ddcdecmcfeeddl:hedge
ddcdgehhgffeft:aux>done>mark,
ddceciefiefeeb:mark:>heading
ddcecikdeefdfb:if>ok
ddcekdeeeeefes:num..num
ddcfheegfifdfw:everything
ddcfkeeffefdfff:some>of
ddcogbadebcZcu:open
dddcffieejfdft:be>aux>stop
ddddeaeeedodbb:ask>mark?
ddddeclceefefff:speaker>would
ddddedfefkeceb:quotation>cell
ddddedjdeefefff:if>not
ddddfekfeefefw:if
ddddheejbefdft:but>not>stop
dddeedeeelfceff:speaker>quotation
dddeedideffgfb:would>of
dddeeeefeleceb:quotation>say
dddeeeefeleces:quotation..say
dddfedffhefjew:nine
dddffffffffjft:earlier>describe>stop
dddgecbleeedfb:hedge>open
dddhdggdeehfgw:this
dddicffeeejeeff:be>i
dddldeefeffbeff:trouble>mark:
dddleefeeffeeff:open>mark:
dddleefffffeeb:open>mark:
ddededblfefeeff:hedge>done
ddedeebfdldebu:speaker
ddedegbdffeeiff:greet>plan
ddedfkeeegfdgw:let
ddedjffffffffw:frontend
ddeebfeemeffeb:isaid>you
ddeecddleefees:hedge..open
ddeeceelfffefff:hedge>all
ddeededefkfeft:say>be>done
ddeeeeegefeifs:hedge..say
ddeeeejefffffs:would..ok
ddeeeffffffjfw:museum
ddeeekffeffcew:then
ddeeflceffeefff:plan>all
ddeejeefeffefff:mark,>speaker
ddefcffffffjft:be>num>stop
ddefdefffffekt:greet>mark,>greet
ddefiffffffeft:done>except>stop
ddehegeffffegwb:to you
ddeiffffffffft:none>aux>done
ddeihfffeffeft:open>be>stop
ddejefbdfeeees:plan..open
ddeldffeeffffff:open>be
ddffdeefjffefs:correct..still
ddffefefgefhew:las
ddffeffffgfifp:writt
ddffehhegffdfw:second
ddfffffffigfft:heading>be>ok
ddffjeeeeffefff:now>ok
ddffjeefedfeft:fail>heading>stop
ddfjfefffffffs:rest..open
ddgafeeeeeekeb:dash>trouble
ddgeeegefffhfwb:with a
ddgeejeeeeffew:e
ddgegfgggffeflx:led
ddhdbeckdeeefb:fail>not
ddheddkdfefces:would..trouble
ddheedgdgffgfw:when
ddhfgefedfffft:i>open>stop
ddhfgfeeeffefs:still..still
ddhheffefeffft:not>aux>done
ddhieeegeffefwb:did not
ddiccaYcehemfb:speaker>if
ddicdeejdeedfs:fail..not
ddieecdefeeejb:heading>of
ddieefeffffeew:обучение
ddieheeffffdft:still>trouble>stop
ddjeeeeffffeew:oom
ddjfbefeffeefs:not..still
ddkeeefeeefefb:none>verify
ddmbbffeeffffneg:try
ddmcfYafdeeefs:offer..not
ddmeedfecefefb:fail>now
ddmeeeefeefefff:command>fail
ddoagbeebefeeb:fail>i
ddobbXZaeeeeeff:offer>not
deabdeffmffffff:i>correct
deaqadbgddbceu2:open
debbbddcdffgjpol1:
debcehhdeeeeeb:offer>if
debcejfdeeedeff:offer>if
debciabhejebeb:be>all
debdegjefefefff:speaker>plan
debfeeefeififs:trouble..quotation
debjeeffeffeft:not>mark,>stop
decdejfdeeeees:offer..if
deceefefkefefs:correct..correct
decfeffffkfdft:speaker>say>speaker
decfgdleeefdew:would
decfiffgffffft:done>mark,>aux
decfkfffffffft:mark,>trouble>fail
decheecldeebfb:aux>hedge
dedcedfeflfbeb:cell>quotation
deddddeeleeeeff:isaid>mark;
deddegejeffdefw2:i 'd
deddencdefeees:plan..plan
deddfkedfffffb:be>offer
dedeeeefekfdeff:quotation>mark,
dedeejceffeeeb:offer>plan
dedeelddefeeeb:plan>mark,
dedefeffeefeice:ります
dedehehffffdfw:sms
dedfehegfifdet:cell>speaker>cell
dedffieehefeew:about
dedfhfffeffhft:trouble>describe>mark,
dedfifgefgfffw:us
dedheffffffgfw:third
dedheggffffefp:parti
dediffgffffffw:parties
dedjdheeegfffs:open..say
dedjeebhfffeft:not>if>aux
dedkeeedeffcfb:open>trouble
dedkeffffffefb:box0>of
dedkeffffffefff:box0>of
deedemceffeeZb:plan>greet
deedifffhfffft:mark,>be>not
deeeceelfefdft:mark,>hedge>stop
deeecffejefefb:aux>heading
deeedckefffffb:should>mark,
deeeedkefffdfb:you>would
deeeeeejfefeeb:paren>fail
deeeeekeeffefs:would..if
deeeegeifffeewb:i 'd
deeeeggffhffffw:in
deeefdfjeffeew:battery
deeefefffefjet:describe>code>stop
deeefejefefeew:need
deeeffdefkfeft:aux>done>trouble
deeefheeffffgfw:next
deeefjdffeeeet:you>i>stop
deeefjeeffffft:plan>be>done
deeegeheegfgfc:니다
deeegicgeeffft:done>mark,>if
deeejffffffdfb:num>cell
deefefffeifefff:say>describe
deefeffffhffffw2:in the
deefeffffifffb:ask>speaker
deefeffffjfeft:speaker>quotation>stop
deefefffifffft:correct>i>mark:
deefefgefgfegw:vous
deefeifffffeffw:first
deeffejefffffb:would>ok
deeffiffffgdew:elimino
deefgffffffhfw:tres
deefhefgfhfdfp:every
deefiegfeffeft:mark,>speaker>fail
deefifffffffft:be>not>stop
deegeiffgffdew:w
deegfedefgfhfw:else
deegheffgffffw:skipped
deehefffffffht:greet>mark,>stop
deehgfegfffffw:place
deehgfffgffffw:hold
deehhffffffffp:skipp
deeiefefffffft:open>open>stop
deeieffffffffp:destr
deeiffdegfffft:none>if>aux
deeiffffffffft:aux>open>mark,
deeifffffffffwb:i stopped
deejeebdeeeefff:plan>open
deejeffeefffeb:greet>open
deekeeeffeffft:open>you>stop
deekeefffffffff:arrow>open
deekeffffffeft:deliberate>open>stop
defeeffifffffce:했어요
defeehfeifffeb:describe>i
defefghefffdft:if>you>mark,
defegfhgfefffw:contract
defeggfgfefffwb:the contract
defehfddfefjft:speaker>describe>mark,
defeifffffffft:you>mark,>but
deffcfekfffeft:done>mark,>hedge
deffefeiffffft:if>be>mark,
deffefffiffeet:mark;>correct>stop
defffffffffhfp:falli
defffffffffhfwb:version is
defffffffhffft:mark,>trouble>be
defffffffhffft:speaker>mark,>be
defffgffffffhfw:happy
defffhfffffefc:とで
defffhfffffefx:нию
defffhhffffdfx:ach
deffgefffffhfw:lamp
deffgefffffhfwb:the lamp
deffgffffffhfw:part
deffgffffgfffp:rollo
deffhffffefffwb:and removed
deffhffffgfffw:rollout
deffiffffffeffw:half
defgfefeeffhft:you>if>aux
defggieefffefw:write
defhgfegfefeew:update
defiefffffffflw:step
defjfdefffffft:you>fail>mark,
degecdefeifceff:say>fail
degeeeffgffhft:fail>speaker>stop
degehffffgfdfw:full
degeiedfdffffs:done..offer
degeiffffffefw:backend
degfddffefeift:ask>fail>stop
degfeefffffiffw2:the lamp
degfffgffffgfx:ace
degffhfffffefwb:the second
degfgffffffffwb:è finito
degfhdhefffeew:answer
degfhffffffefwb:the scan
dehdegdffffehfw:my
dehdfegdgefefs:if..if
deheeefehffeft:sorry>mark,>i
deheefeieffffb:but>aux
deheefhcefffet:describe>aux>fail
dehefffffffffw:halfway
dehegffffffffwb:the import
dehegfgffffefw:rows
dehfefefgffefw:migration
dehfefffefehfw:ha
dehffffffffefx:uit
dehffffffffeglx:aan
dehffffffffffw:terminated
dehffffffffffwb:after #
dehffffffffgfp:times
dehffffffffgfw:trace
dehfgffffffefw:rejected
dehgeffffffhew:takes
dehgfeegdeehefw:la
dehidddgcefeet:i>not>stop
dehjcfefeffffb:of>still
deidffgfeffefw:import
deieeedfffffet:hedge>describe>aux
deieeffeeffeft:aux>i>not
deieffeffffefp:обуче
deiegffffffefw:refused
deifdffffffeft:done>fail>mark,
deiffeefffffhw:luck
deihcffffeffft:done>say>trouble
dejccfffffffft:open>some>of
dejdfcddifffeb:you>earlier
dejdhcgeeefeew:could
dejedeeffefeft:speaker>fail>done
dejedheefefeew:after
dejeeeeeeefefff:none>verify
dejeeefffffeft:fail>rest>stop
dejfdeefeffcet:mark,>trouble>trouble
dekedefffefeeff:bad>fail
dekfeffffefeeb:arrow>fail
delcbeedheeZfb:not>ask
deldedeeeefceb:bad>mark:
deldedeeeefdeff:bad>mark:
deleeeefeefefb:command>fail
demdceeeeefdes:bad..fail
demedefffffeeb:bad>fail
demeeeffeefbfff:fail>mark:
demfaeeeeffbff:try
dfXXYYYmkYchZb:only>stop
dfYdfedkeeeefb:not>fail
dfcbdecbcgfiipoll:
dfccdaboeeecds:hedge..ok
dfcddchegfdjdt:be>done>stop
dfcefjeeffffft:mark,>i>stop
dfcfkeffefffft:mark,>rest>fail
dfcfkeffefffft:rest>fail>stop
dfdeceffegfift:speaker>ok>stop
dfdeeffgfiggfp:suppo
dfdeejcfefgffs:offer..done
dfdegfehfffffpolc:+~
dfdehfffeffhfw:los
dfdfefeffgfifwb:in #
dfdfhfgfhfffft:mark,>be>fail
dfdfifffgfffft:i>aux>mark,
dfdhfffffffffwb:no access
dfeefeeiffffft:hedge>i>done
dfeefffeeefiet:ok>mark,>describe
dfeegfgeggfdfw:pass
dfeegfhgfffffs:done..would
dfeehfeegfffft:mark,>not>mark,
dfeehgffffffffw2:the rollout
dfeeiffegeffft:done>say>mark,
dfefefffghfffw:dit
dfefehfffgffewb:the bug
dfeffeiffffdfw:przy
dfefffffifffft:fail>correct>stop
dfeffgeeffggfw:files
dfefgffffffhfw:снимков
dfefgfgffffgfw:twice
dfefhffffffffwb:reached #
dfefhffffffffwb:the rollout
dfehefgefegefw:old
dfehfffffffffwb:the destructive
dfehffgffffffw:rights
dfeiffffffffft:code>aux>open
dfejefffeffffb:open>only
dffefeeifffeft:hedge>aux>done
dffeffffgffehfw2:what i
dffegfeefffhfx:les
dfffeffffiffft:say>but>now
dfffefffiffffs:fail..correct
dfffehfffffefc:機の
dffffffefiffft:speaker>say>aux
dfffffffffffit:ask>i>done
dffffffffhffft:speaker>speaker>say
dffffffffhffft:you>say>earlier
dffffffffiffft:describe>speaker>mark,
dffffffffiffft:say>describe>speaker
dfffffifffffft:if>describe>aux
dffffggeffdealen:12
dffffiffffffft:plan>mark:>done
dfffgeffffffhwb:and your
dfffgfffffffflw:full
dfffgffffffhflx:ces
dfffgfffgffffp:overl
dfffhffffffefw:cleaner
dfffhffffffefw:tutto
dfffhfffffffflx:ped
dfffhfffffffft:done>mark,>rest
dfffhfffffffft:mark;>rest>still
dfffhfffffffft:speaker>mark,>you
dfffhffffffffw:managed
dfffhffffffffwb:to go
dffgbfgacddidb:mark,>plan
dffghffffefefw:alone
dffhefefffffft:done>open>open
dffhffeeffffft:open>if>aux
dffifffffffffff:open>aux
dfgefgfffffffw:search
dfgehfeffffffx:ort
dfgfefefhffefw:wrong
dfgffeegfhfffw:already
dfgffffeegffex:est
dfgffffffgfgflx:ine
dfgfgffffffffp:chapt
dfgfgfffgffeft:describe>mark,>speaker
dfgfgfgfffffft:mark,>speaker>speaker
dfgfgfgffffffw:version
dfgfhffffffefw:scan
dfgfhfffffffffw2:the scan
dfggfefffgffflx:sed
dfggfffhfefefx:ess
dfhdegegegfeet:be>gone>stop
dfhdgffffffffs:bad..open
dfhegffffffffwb:# rows
dfhfdfgffffffw:fix
dfhfeeffgffefwb:the migration
dfhfeffffffefc:分に
dfhfeffffffffw:document
dfhfefffgeffffw:not
dfhffffffffefw:webhook
dfhffffffffffp:malfo
dfhffffffffffw:arrived
dfhffffffffffwb:no luck
dfhffffffffffwb:to a
dfhfgffffeffft:speaker>speaker>fail
dfhgeffgeffefx:ely
dfhhefahabdkflen:7
dfideffffefeflw:empty
dfifdfffgffefb:all>but
dfifeffffffffp:reage
dfiffefffffeffw2:the migration
dfifffffffffffw2:no luck
dfifffgffffefs:without..say
dfigbfbfeffffw:at
dfjecegfgefffw:back
dfjedegffefbft:fail>trouble>stop
dfjeeeedfffffs:fail..would
dfjefefffffbft:trouble>code>stop
dfjfeffffffbft:ok>describe>trouble
dfkeeecfefffft:i>aux>fail
dgUVfpddiYaSif:now
dgadkecgheeZeb:all>mark,
dgdeefefjffffw:said
dgdeifffffffex:tel
dgdfeefeffffhc:りま
dgdfeefffefhex:nes
dgdgdfffgffgfw:letter
dgdghfffeffefx:hts
dgdicdegdeeeece:せん
dgdidfeieffffs:fail..but
dgeeegfefffhfw:once
dgefeedifffgft:of>trouble>stop
dgefefggfgfffp:versi
dgefefhffffeglw:trip
dgefghefffffft:be>done>verify
dgefhffffefffw:found
dgefhffffffefw:image
dgeghffffefdft:be>done>say
dgejceeddffeft:mark,>verify>mark,
dgfffgffffffflw:restaurant
dgfggegffffffwb:not been
dggefeefegfgex:тся
dggefffffffgfp:conse
dggffffffffffw:deadlock
dggfggfffefffp:addre
dgggeeffeggffw:mi
dghcfffffffhfw:open
dghddfeedefhft:ask>describe>aux
dghdefffgffefx:ver
dghdfffffffggx:aan
dghedffffffgfwb:by the
dgheeeefeffgfw:check
dgheeefffffgfw:key
dgheeffffeffft:fail>trouble>mark,
dghfeefgfefefp:arriv
dghfefffffffft:ok>mark,>all
dghffffffffeffw2:your flight
dghgdcgcdheedb:speaker>speaker
dghggffeeefffw:n'
dhbcekdfeeffdw:first
dhbcifechfffft:not>done>stop
dhcdafadgbekdb:ok>trouble
dhcejfeeeffedw:hotel
dhciaddddjedeb:mark,>say
dhdegfffgefffw:confirmed
dhdffeeffffhfc:开始
dhdfhfeffefeeff:trouble>ok
dhdhddegeffeece:ません
dhdheffeffffft:i>be>ok
dhdifcdefffeft:mark,>plan>earlier
dheaceejfeeceff:ok>yet
dhebWhfYYjfebf:you
dheeebhefffift:describe>of>stop
dheeedakeefcfs:hedge..trouble
dheeeeegffffhw:good
dheeeefffdfhfw:live
dheefefhfffdewb:is charged
dheffffffffeft:describe>trouble>done
dhefffgffffffw:safely
dhegeffgffgefw:heating
dhegfffffffefp:heati
dhffdfffeffegt:greet>mark,>be
dhffedeeeefhet:plan>heading>describe
dhffedhfffffft:you>mark,>speaker
dhffeeegeffffw:reservation
dhffefcefhfffs:if..verify
dhffeffffefffw:compared
dhffefffffffflw:sync
dhffefgffffffwb:the alarm
dhffegfffffffw:restaurant
dhfffeeffffgfp:secon
dhfffefgeffffp:reser
dhfffegffffffwb:the account
dhffffffffffelx:nce
dhffffffffffffw2:base de
dhffffffffffffw2:type check
dhffffffffffffw:base
dhfffffffffffp:lockf
dhffgeeffffefw:troppo
dhffgfeefffgfx:res
dhffgfffffffffw:build
dhfgeefffffffx:arm
dhgdedgdideceb:verify>fail
dhgeeeffffffft:i>ok>stop
dhgeefeffffffw:across
dhgeegeffffeex:ble
dhgeffeeeefdfw:page
dhgffffffffdfw:latest
dhgffffffffffx:ile
dhgfffffgefefx:med
dhgfgffefegdew:server
dhhXjeebcgZgbu:all
dhhefefedffefs:still..fail
dhhfeeffdffeew:deadline
dhhfeeffeffefp:deadl
dhhffeffdffeewb:the deadline
dhjecdeefcfdfs:not..say
dhjefcefeeebew:push
diaeheeeghgfgw:are
dibcgeeahcedepol:=+
diceceeeeeeieff:be>describe
diddegeefhfefp:factu
dideddhcffedes:trouble..would
didfdfffgdffft:say>speaker>mark:
didfffffffffft:earlier>fail>mark,
didffffffgffft:aux>now>aux
didfgffefffffb:but>ok
didgdeideffffb:now>but
didgeegefefeew:database
diefeefffffcfw:cuda
diefefefhffffw:correct
diefeffffffdfw:armed
diefeffgfffeffw2:the oven
diefefgffffefp:corri
diefehdeeefdes:plan..gone
dieffefffffeet:say>mark,>now
dieffefffffefp:balan
dieffffeffffft:done>mark,>greet
diegeffffefefp:datab
diehdehceegces:if..hedge
dieheeffedfeft:mark,>now>stop
diffeegffffefw:load
diffeffffffefw:house
difffffffffeffw2:the numbers
diffffffffffffx:ase
digedffeeffffwb:and it
dihfeffffffefwb:the bank
dihhVccZjcadab:open>mark,
diiUUiYYZYafkl:mark,
dindcddedbebef:command
djbeaeekededeb:greet>ask
djcddaXjeeeddff:hedge>ok
djcefeefehecdt:be>ok>stop
djcegeeefefbfs:ok..except
djchWgYeaaZmSf:mark:
djdfefeffefeeb:without>trouble
djdfefffhffcft:mark:>trouble>mark,
djdfffdgeefeft:be>ok>mark,
djdfgffefffefb:not>code
djdgZaihfYcZcu2:not
djedfegfeffffs:gone..not
djeefeeeeefdfs:ok..rest
djefeffeffffdff:verify>ok
djfeeeefeffdet:fail>describe>stop
djfffffffffffb:say>rest
djhfefebffffft:all>i>done
djldbcZbeddccl:name
djndcddedaebek:command
dkaedeeeiffefs:but..ok
dkbeeeeeegfbet:trouble>be>done
dkdfdefefefZeb:all>num
dkdfeffefffefu2:none
dkdjeYaeffeefff:you>plan
dkeeecdeeffeft:speaker>ok>plan
dkefcffffefffb:done>heading
dkefdfeefefefs:ratio=..ok
dkefefeffefefb:gone>trouble
dkefeffffffeft:none>trouble>stop
dkfdgebdeceeds:ok..trouble
dkfffefffefcft:you>ok>stop
dkfjXhfcfdeYeb:rest>stop
dlaeddgeegfces:ok..without
dlbZgecccagfab:you>describe
dlbbdceccfcgepoll:=
dlbcdccdcdehdb:fail>describe
dlcfeffefffdfff:none>trouble
dleeebcefeedfff:ok>speaker
dlefdfeefefdeb:ok>good
dmYeeeeeeffefb:earlier>ok
dmbeZedbhgecepol:==
dmceddZcffedeb:but>earlier
dmeedeeefYfdeff:say>ok
dmiWbeedjefcfb:not>open
dpdfcffefefZfff:num>ok
eTokVXVYbbbZZff:not>mark,
eVnbdfabbYclab:code>stop
eXZcccdddjemcb:command>stop
eYZbbbccdtdWbb:quotation>stop
eYfgcediejefet:aux>done>stop
eZYdboZedeeZcnumbered
eZbfmeffeffefb:except>fail
eZdYZYsbbcccdf:if
eZeflfeffefefff:some>be
eZnehdiecceUdb:trouble>fail
eabgdXpXebehcu:if
eabijefefefefs:done..rest
eaddecZreeedeff:hedge>be
eadekejbfefffb:ok>but
eadnffedeefdft:be>open>stop
eaeedeelffffeb:greet>hedge
eaeeleeeeefdfff:ratio<>ok
eaefmefefefdfb:ratio<>ok
eafeceefekfeeb:speaker>trouble
eaikbeeddffdfff:be>not
ealeeeffeffdfb:none>ok
ealeeeffeffdfff:none>ok
ebYenedfgcedes:done..open
ebZblcZjbffcepol:+~
ebZlieddeeeeeff:open>done
ebbeidhdhdegew:only
ebcecdndeffefff:if>ok
ebceiegffifdft:done>trouble>stop
ebddcehdekfdes:say..say
ebdecddaihejeb:trouble>hedge
ebdekbbjefebeff:be>all
ebdekffdeffffff:ok>mark;
ebdeleedefffft:ok>mark,>not
ebdfcffkeffdft:ok>mark,>only
ebdfjeffhefefs:except..ok
ebdgddefhgehes:trouble..hedge
ebdgefhdgfgfgw:you
ebedfleefffefff:plan>earlier
ebeeedageeekeff:be>hedge
ebeeedflfffeet:hedge>ok>stop
ebeeehdjfegeeb:ask>ok
ebeekefeeefefs:ratio<..ok
ebeekfdgfefbfpolc:=~
ebefhdddfffifs:ok..should
ebeflefffffcfs:ok..ratio<
ebffjfffffffft:but>still>stop
ebjdeeeeefeieb:speaker>earlier
ebjdjeeeeZfdeb:say>i
ebjibhaihbeXdu:i
eblcbfdagccgepols:-
ebnbhbdcaceaeu2:fail
ecZfceeemffdfff:correct>describe
ecabfbkkcfeZdpols:=~
ecaiieeeeefefb:not>all
ecbecddccjejeb:mark,>quotation
ecbfefffeffkfb:describe>earlier
ecbfjegefdefeb:arrow>speaker
ecccbeeldfefeff:but>mark,
ecceifeiffffct:mark,>speaker>not
eccfeffehffift:not>be>stop
eccffffffkfffs:say..gone
ecdcbeeemdfefs:isaid..done
ecddekbdeefdfb:all>plan
ecdeeckdeeebeb:without>would
ecdeedkdeefceff:without>would
ecdeifehefffft:ok>mark,>but
ecdejffffffdft:cell>ok>greet
ecdfdefhhfffft:open>verify>stop
ecdfefgfgffifwb:is #
ecdfjffffffffs:except..fail
ecdjgfffefffft:still>open>stop
ecdlafeeegfefff:speaker>open
eceajffieffffb:mark;>open
ecedfbedffefkl:plan
eceeedkefffdfb:trouble>should
eceefdckfeeefb:hedge>ask
eceejffffdfefb:say>cell
ecefdfffjffffb:aux>except
ecefeffffffjffw:each
ecefefgeghgeew:deployed
ecfeedeffekedb:you>mark?
ecfeeffffjffft:you>say>mark,
ecfefifffffefw:cleaning
ecfejffffffffs:gone..still
ecffeffegffiet:describe>ok>mark,
ecffefffiffffff:isaid>aux
ecffffffiffffs:ok..correct
ecffjffffffdft:ok>ratio<>stop
ecgdicffbjeccb:fail>trouble
ecgedeeefgfiffw:her
ecgfgfdegefgew:before
echffhefffffgw:happy
ecibhfffeffffs:open..gone
ecifeffffffgfu:zero
ecjccfdafccidpol:-
eckdgbeddceddb:sorry>say
ecldeddcffeeeff:fail>if
edXjZjRXckckdb:if>stop
edaflfefeffcft:trouble>be>fail
edbcbdikeffefs:hedge..not
edbcedkeeffefff:hedge>not
edbdkeeeeffefb:still>but
edbgdfekeefedt:speaker>aux>done
edcdebmceeedeff:would>stop
edcedmaeffeefff:plan>fail
edcffffffffjft:speaker>describe>trouble
eddeddmcefeefff:should>ok
eddedfffeffjes:box0..trouble
eddeedigedeees:hedge..if
eddeekedfffeft:i>be>plan
eddefekdeffffs:if..still
eddfefejffffft:fail>not>none
eddfhefffhfdffw:everything
eddfhffffgffft:mark,>fail>trouble
eddgfgeefefehc:てお
eddhdeeieffffb:open>paren
eddkeefefefefb:speaker>mark?
eddldffffffffff:open>still
edecefeeghfift:not>none>if
edecfedefhfift:none>if>stop
edededblgefefs:hedge..hedge
edededdlhefeeb:hedge>hedge
ededfldefffefff:plan>now
ededhffhfffffc:확인
ededjdeefffeft:all>mark,>except
edeeedjcfffefb:should>verify
edeeedlcfffefff:should>verify
edeeedldfffces:should..trouble
edeeeegegggggp:deplo
edeeeekefefdfs:without..would
edeeeffffffifx:eum
edeeegeieffeft:i>hedge>stop
edeeehefgefgew:tuesday
edeeejeefefefb:plan>some
edeefciefehecb:you>greet
edeefckgfefcfb:would>speaker
edeefdcjfeeefff:hedge>ask
edeefedkfffdfs:would..should
edeejffeffffflw:not
edefdfffgfffit:mark,>greet>mark:
edefdjeefefdfs:open..plan
edefeedffffkft:num>describe>stop
edefeegffffhfwb:closed on
edefefeffffhgc:입니다
edefefeffgfhfwb:is closed
edefefegfffhgc:입니
edefeffffffeiw:thanks
edefeffffffiffw2:the museum
edefeffffffifwb:the museum
edeffeefiffeft:still>describe>stop
edeffeiffffeec:지도
edeffffefffhfx:ays
edeffffffffiew:id
edeffffffffiffw:tests
edefffgffffgffx:out
edefhfeheffefw:most
edefhfffffffft:all>mark,>fail
edefiffgffffft:mark,>but>i
edegeffffffhft:describe>open>stop
edegfeeifffeft:open>all>stop
edegfefgfgfggx:ten
edegffgeggfgfx:yed
edeggdeeeefiffw:only
edeghgfefffffw:even
edegiedeeffhfw:needs
edehfefffhfffw:ты
edehgeggfffffw:das
edehgifffffdew:ora
edeicfhdefffft:now>not>stop
edeifbgffffeft:fail>mark,>plan
edeigefffffefwb:is up
edejeegfffffft:open>still>stop
edfdhffffhfeft:mark,>open>be
edfeceajeefees:hedge..fail
edfedfeegeghew:branch
edfeeeiefffffce:지만
edfeeffffhgfflw:side
edfeeffffhgffw:side
edfeffeefefhgx:ary
edfefffefffeiw:agenda
edfefffffffifw:eleven
edfegffffhfffw:у
edfegfgffffehx:end
edfehffefffffc:확인하
edfehggffffffp:compi
edfejefffffdfw:logo
edffeejefffeft:trouble>would>stop
edffefdffffjft:describe>num>describe
edffeffffffifw:exam
edffeffffgfhfp:consi
edfffffffffhfw:agent
edfffffffffhfw:working
edffffheffffft:done>be>mark,
edfffgfffffhfw:september
edffgeeffffifp:custo
edffgffffffhflw:days
edffgffffffhfp:insta
edffiffffffdfw:except
edfieffgfffeft:ok>open>stop
edfjdeaceffkfff:should>describe
edgddieffffeec:가안
edgedeeeifffft:not>ok>stop
edgehggeegfdece:습니다
edgejdffeefceb:ok>mark:
edgfeffffhfffw:our
edgfffggfffefwb:can not
edgffgefffffgx:ppy
edgfggeffffefw:release
edggeeheeffdft:not>none>mark,
edggfffffffgfx:ion
edheddgefgfhfw:closed
edheefeecffhew:rate
edhegfefefgffw:does
edhfffeffhfffp:termi
edhfffffeffgft:mark:>trouble>describe
edhffffffefhft:cell>code>cell
edhfffffffffffw2:the file
edieeddieffffb:not>verify
ediefefffffegx:eps
edifffcefiffft:fail>ok>stop
ediffffffffeft:fail>earlier>trouble
ediffffffffeft:fail>mark:>i
edigeffffffdft:mark,>greet>speaker
edjdeffeedfdft:i>not>describe
edjedZgheeeeeb:plan>would
edjeeefgeefeft:i>be>fail
edkidbdbefeefb:not>you
edldgbebddeddb:be>sorry
edleefeffffffff:fail>still
eeaeceeflfeffb:isaid>ask
eeafeefflefdet:sorry>mark,>correct
eeafiffggfffft:mark,>aux>fail
eebdfdbkiefefb:correct>earlier
eebegffehffffs:correct..but
eebffffffffkft:trouble>describe>fail
eebfheffjffeft:mark:>fail>stop
eebgcdeeegfkew:в
eebgdsZUZceceu:plan
eecdfedmeefefb:mark:>hedge
eeceedlefffefb:would>fail
eeceeeefjefeeff:isaid>correct
eeceeejdfffefb:if>would
eeceegiefffefb:plan>try
eeceeiddffhffb:offer>ask
eeceelcdeeeees:offer..offer
eecefjeffffdgfw:let
eecefmcdffeeeff:offer>stop
eecejfdeffffft:mark,>only>fail
eecfdfiieffeep:gönde
eecfefffjffefb:correct>correct
eecfehiffffefw:içinde
eecffeffjefdet:correct>all>stop
eeciebggeffffs:not..plan
eecifeefffffft:plan>earlier>stop
eecifefgefffft:not>aux>i
eecjcfgfdffffb:aux>still
eecjefdeefieeb:be>mark?
eedbdcmdfffefb:would>open
eedbeffekffffs:open..correct
eedcecldfffefff:would>open
eedcefeekffffb:be>correct
eedcefffeffjft:trouble>dash>trouble
eedcefffjfffft:open>mark,>correct
eeddeelbeffffb:if>still
eeddefffjfffft:mark,>correct>stop
eeddfccbkfifeb:i>should
eeddfjeefffeft:cell>plan>cell
eeddflbdffeffb:offer>you
eedecddjeeehes:ok..hedge
eedeeclcffeefb:should>fail
eedeedkdfffefs:should..fail
eedeeelefffefff:if>would
eedeefefgffiet:only>describe>stop
eedeeghffffefw:dan
eedeffffiffefwb:i said
eedefidgffffes:offer..plan
eedeiffffffffs:still..but
eedejffeffffft:done>verify>mark,
eedekheZeegeeb:ask>mark,
eedfdfffehfhfw:versions
eedfeeefgffiet:only>trouble>stop
eedfeeffiefeeb:isaid>correct
eedfeffffffkft:fail>trouble>describe
eedfehdeffiffff:offer>ask
eedffefffffiew:light
eedffejefffffff:would>fail
eedfffffjffeft:mark,>correct>all
eedfffhffffhfw:fee
eedffghffffgfx:esi
eedffifefffeffw:now
eedffifffffdgfw2:let 's
eedfgefffffiew:c
eedfggeefgfffw:invoice
eedfhffggfffft:not>aux>stop
eedgeeeefhfifw:keys
eedgfefieffeelw:charged
eedgfffffgfgfx:own
eedhdeeheffffb:paren>not
eedhfffffffffw:away
eedhffffgffffw:ее
eedidfdgfeffft:done>plan>stop
eediffffffffffw2:nothing was
eedjeffeffffft:done>not>none
eeecceejeffffpolc:o~
eeecefffjffffb:mark:>isaid
eeecehgefffhft:describe>mark,>plan
eeecjfffeffffs:open..except
eeedbeelgffeft:mark,>but>not
eeeddeejeffefs:hedge..verify
eeedeeejfffffb:open>hedge
eeedeekefffffs:would..open
eeedfeffggfiew:meeting
eeedfhfffffgfw:var
eeedhffggffefp:finis
eeeecedleffffs:hedge..but
eeeecekefffffb:of>should
eeeedejffffffs:should..still
eeeeedbfeffcks:should..hedge
eeeeeebkfffeeff:should>hedge
eeeeeedjfffeft:be>hedge>stop
eeeeeeeffjfdffw:⟨quotation⟩
eeeeeeejfffefw:seems
eeeeeeidfffefs:should..verify
eeeeeeiefffffw:gaat
eeeeefffeejedb:ask>ask
eeeeefhfffheffw:is
eeeeegeffffhflx:les
eeeeehfffffefc:드로이
eeeeehfffffefc:로이드
eeeeehhdfefffb:only>verify
eeeeeieffffffw:going
eeeeeifffffefc:안드로
eeeeeifffffefc:이드
eeeeejcefffefb:offer>open
eeeeejeeffeegw:next
eeeeekdeffeffff:plan>mark,
eeeefckeeeecfff:you>would
eeeefddkfffefff:hedge>hedge
eeeefdejffffft:i>be>hedge
eeeefdfffefjdfw:gate
eeeefdkdfffdet:should>trouble>stop
eeeefeeejfffft:correct>isaid>stop
eeeefefeeejedb:i>mark?
eeeefeffeelecff:ask>mark?
eeeefeffffjfeb:of>mark?
eeeefeffffkfeb:earlier>of
eeeefefffifeft:speaker>cell>quotation
eeeefefffjfdet:cell>quotation>cell
eeeefefffjfdft:be>quotation>stop
eeeefefieffeep:batte
eeeefefieffffs:but..verify
eeeefeieffffft:if>speaker>mark,
eeeeffeeffjfeb:ask>plan
eeeeffeffgfhew:nuts
eeeefffffffehc:なって
eeeeffffffffhc:ります
eeeefffffhffft:speaker>now>done
eeeefffffifeet:speaker>mark:>quotation
eeeefhfffffefc:안드
eeeefieefffeft:plan>plan>stop
eeeefieefffeft:speaker>cell>plan
eeeefiefffffft:plan>of>stop
eeeefifffffdefw:then
eeeefjeeffffft:plan>heading>stop
eeeefkdefffdfff:plan>describe
eeeefkdefffefb:offer>offer
eeeefkdefffefff:offer>offer
eeeefkdefffefwb:i will
eeeeflbefffeft:plan>speaker>stop
eeeeflcefffefff:plan>of
eeeegfdifffefw:tek
eeeegffffffhfx:ası
eeeegffggffefw:finished
eeeegffhfffffx:mış
eeeegfhfffffflx:tır
eeeegfiffffefw:dns
eeeeghfeggfgex:out
eeeeghfffffefw:look
eeeehfffffffft:of>mark,>but
eeeehffffffgffw:invoice
eeeehffgeffffs:open..but
eeeehfhffffefx:tır
eeeehggdffffffw:se
eeefceedefkbdb:ask>say
eeefceeeedlbdb:ask>some
eeefcfffeeejft:aux>ratio<>stop
eeefdffffeejft:describe>aux>ratio<
eeefeeffhfhefc:旧版
eeefeeiefffefff:without>mark,
eeefeeieffffffw:if
eeefefffiffffs:trouble..isaid
eeefehffhffdfwb:about the
eeeffdfffffhfc:で動
eeeffeeiffffft:hedge>mark,>all
eeeffefffefiew:install
eeeffefffffhfx:ton
eeeffeffgffhfwb:at nine
eeeffegefffgfff:would>of
eeeffehffffegx:maz
eeeffeiefffefff:would>should
eeeffekefffefb:would>should
eeeffffffefhft:describe>trouble>say
eeeffffffffhffx:ens
eeeffffffffhflx:dam
eeeffffffffhfp:prima
eeeffffffffhft:trouble>describe>be
eeeffffffffhfw:датасете
eeeffffffffhfx:das
eeeffffffffhfx:eze
eeeffffffffift:describe>aux>trouble
eeeffffffgfhelx:nd⟩
eeeffffffifeft:quotation>say>stop
eeeffffffjfdft:say>quotation>stop
eeefffffiffcfb:isaid>describe
eeeffgefffggfwb:for you
eeeffhfffffefwb:let 's
eeeffhfffffefwb:the receipts
eeeffhfffffefx:ino
eeeffhfffffffwb:a time
eeeffiegfffdfw:ask
eeefgedifffefs:rest..trouble
eeefgffffffhfw:primary
eeefgffffgfffw:ticket
eeefgffffhfffx:ura
eeefgfffgffgfp:wedne
eeefheehfffefw:done
eeefhffffefffw:removed
eeefhfffffffffw:flights
eeefhfffgffeflw:failed
eeefhfffgffffwb:only the
eeefhffgffffflw:done
eeefhfgffffffw:cpu
eeefiffefffeft:ok>describe>ok
eeefiffffffefx:ept
eeefifffffffft:good>cell>bad
eeegdejdgdfefs:if..say
eeegeffefffehc:おり
eeegefffffefhw:notes
eeegfefffffeiw:nada
eeegfefgfefhfw:entry
eeegfffeeffehc:ってお
eeegfffefffegc:ており
eeegfffefffehc:おりま
eeeggeffgfffflw:updated
eeeggehdgffefx:nie
eeegggfffffffw:switch
eeeghffeefffft:yet>but>stop
eeeheedcegfdjt:hedge>describe>stop
eeeheeegeffefs:open..hedge
eeeheffgfffdfx:ene
eeehffffffffffw2:did not
eeehfffffffffw:scope
eeehfffffffffwb:of scope
eeehfffffffffx:ird
eeehffffffgfffw:did
eeehffffffgfflw:this
eeehfggffffffwb:the old
eeehgeeeffffew:yet
eeehgfegfdfeft:speaker>be>done
eeeieefffffeft:mark:>open>stop
eeeieffffffeft:trouble>mark:>open
eeeiefffffffft:mark,>open>you
eeeiefffffffft:of>open>stop
eeeiefffffffft:open>mark,>open
eeeifefffffeft:cell>cell>open
eeeiffffefffffw2:i did
eeeifffffffffwb:nothing was
eeejceeeefhfeb:heading>mark?
eeejefffffffft:open>yet>stop
eeejfcdefffeft:open>if>stop
eeekeffffffffb:heading>cell
eefdeffeiffffs:correct..verify
eefdffffhffffs:not..isaid
eefeeeffidfeft:speaker>mark:>fail
eefeeefggffehfw:sorry
eefeefehfffffc:지는
eefeefehfhffft:done>aux>done
eefeeffhfffffc:했어
eefeeffhffffft:mark,>but>open
eefeehfffffefc:드로
eefeeieffefeec:直播
eefeejdefffefs:rest..plan
eefefddjfffeet:hedge>now>stop
eefefedjffffft:hedge>done>stop
eefefefefffhfw:legal
eefefffffffhfp:prote
eefefffgfffffc:했어요
eefefifffffdew:benchmark
eefefjeefffeffw2:i will
eefegffffffhfp:rejec
eefehfffffffffw:frontend
eefehffffffffs:open..rest
eefehfffffffft:mark,>yet>but
eefehffffffffwb:the flight
eefehffffgfefp:crash
eefeiefedfffft:but>fail>stop
eefeiffefffffb:rest>be
eefeiffefffffb:still>rest
eefeiffffffffp:front
eeffdfffhfffft:i>mark:>describe
eeffdfffiffffs:correct..except
eeffdgeffefjft:ok>trouble>stop
eeffeeedhfffhw:must
eeffeefffffifw:mb
eeffeefgfffhfx:ute
eeffeeiefffefs:trouble..should
eeffefeffhffft:say>mark,>describe
eeffeffffffhft:trouble>describe>describe
eeffeffffffhfw:function
eeffeffffgfgffw:в
eeffefheffffft:mark,>describe>done
eeffeieffffdew:reproduce
eefffeeefifefw:states
eefffefffffeifw:buenas
eefffeggfffffp:dovre
eefffehffgfffw:sie
eefffeiefffeft:should>ok>stop
eefffeiefffffff:would>ok
eefffeifffffft:mark,>ok>plan
eeffffcdfefjft:hedge>say>speaker
eeffffeffhfffwb:states the
eefffffffffehfw2:thanks for
eefffffffffehfw:thanks
eefffffffffehw:quick
eefffffffffehw:shopping
eeffffffffffhlw:birthday
eeffffffffffhlw:changed
eefffffffffgffx:sts
eefffffffffgfwb:consists of
eefffffffffhffw2:you have
eefffffffffhflx:ays
eefffffffffhfp:funct
eefffffffffhfp:worki
eefffffffffhfw:cada
eefffffffffhfw:consists
eefffffffffhfwb:meetings today
eefffffffffhfwb:of a
eefffffffffhfwb:the function
eefffffffffhfwb:you have
eefffffffgffffw2:you mentioned
eefffffffgfffw:mentioned
eefffffffgfffwb:on your
eefffffffgfffwb:you mentioned
eefffffffhfefc:라고
eefffffffhfeffw:according
eefffffffhfffp:accor
eefffffffhfffp:menti
eefffffffhfffwb:according to
eefffffffifeffx:on⟩
eefffffffiffffw2:according to
eefffffffifffw:according
eeffffffgffgft:code>describe>mark,
eefffffgfffhfwb:the job
eefffffggffffw:leak
eeffffgffffhfw:holds
eeffffggffffft:speaker>be>mark,
eeffffhegffffw:soon
eeffffhffeffewb:need a
eeffffhffffefwb:dan gaat
eeffffhfffffffw:without
eeffffhffffffwb:it can
eefffgefffgfft:plan>ok>greet
eefffgffffffflx:pts
eefffgffffffgfx:ppy
eefffggefffefx:ond
eefffheffffefwb:reproduce the
eefffhfffffefc:見て
eefffhfffffefwb:la suite
eefffhfffffefx:era
eefffhffffffffx:rst
eefffhffffffflw:receipts
eefffhfffffffwb:the invoices
eefffifffefcew:against
eeffgeeffffhfwb:you in
eeffgegfffffflw:down
eeffgfeefffgfx:eds
eeffgfegffffffw:ich
eeffgffffffffw:être
eeffgffffffffx:dei
eeffgffffffffx:ket
eeffgffffffgfx:ono
eeffgffffgfeft:say>fail>stop
eeffgfffgeffft:aux>done>mark;
eeffgfffgffffp:unloc
eeffgfffgffffw:unlocked
eeffghfffffffx:ews
eeffhfefeefdet:trouble>trouble>stop
eeffhfeffffefwb:the #
eeffhfeffffffx:ses
eeffhffefffffw:pero
eeffhffffffefs:ratio<..num
eeffhffffffeft:done>cell>num
eeffhfffffffflw:skipped
eeffhffffffffp:backe
eeffhffffffffp:conti
eeffhffffffffp:fligh
eeffhfffffffft:all>done>except
eeffhffffffffw:flights
eeffhffffffffw:rodei
eeffhffffffffwb:everything except
eeffhffffffffwb:except the
eeffhffffffffwb:two of
eeffhffgfffefwb:the update
eeffiffefffffs:rest..not
eefgeebjeffdft:should>describe>be
eefgfdefcfchZl:cell
eefgfffffffhfw:fonts
eefgffffgffffwb:on hold
eefgffhffffffwb:your signature
eefgfgeffffeffx:cel
eefggfffffffflx:ace
eefggffffffffwb:in place
eefggffffffffwb:still missing
eefgggfffffefp:relea
eefghffefffefp:endpo
eefhdeegeffefc:いま
eefheefgfffffc:いませ
eefheefgfffffc:ていま
eefheffffffefw:rule
eefhefffffffffw:nope
eefheffgffffft:ok>mark,>greet
eefheffgfffffwb:have not
eefhefgfffffffw:das
eefhfeehfffffw:far
eefhfefffffegw:travel
eefhfffffffefx:dir
eefhfffffffffff:code>i
eefhgfffeffffb:rest>open
eefifffffffffb:code>i
eefiffffffffft:not>done>done
eefkffffefbffff:open>open
eegdgefeggfffw:had
eegeddiefffefs:would..fail
eegeeeehfgfgex:yor
eegeeffhfffffc:못했
eegeehgeeffefw:time
eegefefffffegx:rry
eegefeffgffehw:sorry
eegefgeheffffwb:i am
eegefhegeffefw:am
eegegdifeegefx:uld
eegegffffffefwb:half of
eegegffffffgflx:ter
eegegfffggfefx:tto
eegegffgfffeflx:ved
eegfdfffhfffft:ok>greet>stop
eegfeehffffefw:site
eegfeffffffffx:rse
eegfeffffffgfx:kes
eegfeffffffhew:gives
eegfeffffgfffw:compile
eegfeffffgfffw:subagent
eegffefeffgefc:でし
eegffefffefhfp:airli
eegffeffffffhw:steps
eegffegffffffwb:port #
eegffffffefgffw:hotel
eegffffffhfffwb:told me
eegffffgffffft:mark,>all>be
eegfffgffffffw:rolled
eegfgfefeffffwb:does not
eegfgffffffefp:manag
eegfgfffffffft:done>ok>mark,
eegfgffffffffw:finito
eegfgffffffffw:liens
eegfggfffefffw:address
eegfifeffffffwb:# of
eeggefhffffffw:signature
eeggfefffffeew:early
eeggffffffffffw2:zero of
eeggfffffffgfwb:the fonts
eeggffhffffffp:signa
eegggffefffffc:とし
eegghefeeffefw:niet
eeghbgffdeecgext:unspecified
eegheffffffffw:nope
eeghegfefffeew:get
eeghgeeffffefx:ill
eehbffeeiffffs:correct..open
eehdehegefffffw2:i am
eehdffgefffefw:approved
eehdgffffefefwb:one of
eeheebhffffffs:plan..would
eeheefefgffeep:yapıl
eeheeffffffefwb:queue consumer
eeheeffffffffp:consu
eeheeffffffffw:tables
eeheeffffffffwb:the file
eeheeffffffgfx:mer
eeheegdffffffw:dat
eeheehdeffffes:offer..ok
eehefdeggffffw:last
eehefffffffffp:halfw
eeheffffffffft:of>speaker>stop
eehefffffffhfw:repository
eehefgeefffefw:writing
eehefgeffffffp:writi
eehegeeffffffwb:could not
eehegffefffffwb:do not
eehehffffffeft:cell>bad>cell
eehfefffffffft:fail>mark,>fail
eehfeffffffffwb:ran out
eehfeffffffffx:sta
eehfeffffgffffw2:the subagent
eehfegfefffefp:appro
eehffeefeffgflw:rate
eehffegffgfefw:l'
eehfffeffgfffwb:the office
eehffffeeffeefw2:the reminder
eehfffffeffeft:earlier>done>stop
eehffffffffeflw:back
eehffffffffefwb:blocked by
eehffffffffefx:ito
eehffffffffefx:ние
eehfffffffffft:aux>all>ok
eehffffffffffw:attempts
eehffffffffffwb:n' a
eehfffffgefffw:being
eehffgefeffeew:bad
eehfgffffefffwb:the page
eehfgffffffefp:refus
eehfhfffeffeft:fail>all>stop
eehheefeeeeedw:didnt
eeiccfffcfiefb:still>say
eeieefefeffffw:gyp
eeieeffffffefw:consumer
eeieefffffffft:trouble>mark,>done
eeieefgfeffefw:node
eeiefdfdeefeet:i>be>sorry
eeiegdfeeefeet:be>sorry>say
eeifdffgfffffwb:came back
eeifedfegffeft:not>speaker>stop
eeifeeefeffgft:describe>fail>stop
eeifefffeefceb:code>dash
eeiffefffffefw:denied
eeiffefgfffeft:earlier>heading>stop
eeifffffeffdfs:fail..num
eeifffffefffft:done>i>be
eeifffffefffft:you>done>i
eeiffffffffeffw:access
eeifffhffffaft:trouble>fail>trouble
eejcdeefdfffft:not>mark,>not
eejdfffefdfeft:not>describe>aux
eejedZieeeeeeff:plan>would
eejeeefffffcft:cell>cell>fail
eejefeffdffeft:only>fail>stop
eejfeeffdffeew:missed
eejffdddedeeeu2:of
eejfffecffffet:fail>mark,>greet
eekedcfeeefeeb:would>trouble
eekfeffffffaft:mark:>trouble>fail
eelZheffdffffb:sorry>fail
eelecebecffffb:try>mark,
efccgfieefffft:open>done>mark,
efcdiffdfffffb:correct>done
efcfeeffjffefb:aux>correct
efcgffffifffft:mark,>i>aux
efdYjedhdeebepol:=o
efddkefdcffffb:correct>but
efdeffffhffehwb:what i
efdeffiefffefw:бы
efdeheggfffeflw:missing
efdeiffffffffw:eksik
efdfeffffiffft:done>gone>stop
efdfefffiffffs:correct..say
efdffefffffifwb:# c
efdffffffffhfw:monthly
efdffffffhfffs:fail..quotation
efdfffffhfffft:mark,>mark,>not
efdfifffffffffw2:lights off
efdfjffebffffff:correct>done
efdieefffeffft:you>mark,>open
efdmdcbbebcccpol1:o
efeddfefeffift:mark,>describe>mark,
efedefeegifffs:quotation..not
efedefffifffft:i>correct>mark,
efeeeefefiffft:be>all>ok
efeeeeieeffefb:would>if
efeeefffgffgfwb:there are
efeeefhfffffft:if>not>none
efeeehgeeffeft:mark,>i>describe
efeeejdefffefb:some>plan
efeefbjfffffft:if>i>you
efeefefffefiew:gate
efeefefffffhew:head
efeeffehffffffw2:to the
efeeffehfffffwb:the best
efeefffffffehc:なっ
efeeffffiffdfb:ask>isaid
efeefheffffffwb:going to
efeefieeffffft:i>be>offer
efeegffffffffx:sam
efeegfgefffffb:not>would
efeejegeffffcw:yes
efefdffeifffeb:aux>but
efefeeeffffiew:çıkıyor
efefeeehfffcit:greet>describe>stop
efefeeehffhefw:sure
efefeeghffffffw:unless
efefeeghfffffw:unless
efefeeieffffft:mark,>would>stop
efefeffffffhht:trouble>trouble>heading
efefeffffhfgfp:depre
efefefffgffhet:describe>trouble>trouble
efefefffhfffft:heading>mark,>not
efefefffhfffft:mark,>not>speaker
efefefffhfffft:mark:>aux>heading
efefeffgffffffw2:unless the
efefefhegffffb:not>only
efefeideffffft:mark,>offer>stop
efeffeefggfgex:sts
efefffehfffffw:best
efeffffffeieeff:ask>ask
efeffffffffegw:deployment
efeffffffffgfwb:been rewritten
efeffffffffhffw2:de tests
efeffffffffhfp:датас
efeffffffffhfwb:h #
efeffffffffhfwb:python #
efeffffffhfeft:mark,>say>stop
efeffffffifeft:quotation>mark,>say
efefffffgffffwb:i spoke
efefffffggfffwb:dit que
efefffffhfffft:correct>isaid>mark,
efefffffhfffft:mark:>speaker>stop
efefffffhffffw:spoke
efefffffhffffwb:spoke too
efefffffhffffwb:was wrong
efeffffggffffwb:that was
efefffhfffffft:aux>i>mark,
efeffgfffffhfp:conso
efeffgffffggflw:files
efeffgffgffffw:module
efeffidefffeft:offer>mark,>i
efeffjeffffffff:offer>plan
efefgehfffffffw2:the script
efefgffffefffwb:signed by
efefgffffffegfx:nts
efefgfffffffffw:mum
efefgfffffffffw:signed
efefgffffffffp:assur
efefgffffffffwb:not by
efefgffffffhfp:снимк
efefgffffgfffw:granted
efefgfffhffffb:but>done
efefgffgfffffwb:but the
efefggegfffefw:con
efefggfffffffwb:the bill
efefhffffeffft:speaker>ok>greet
efefhfffffffffw:lights
efefhfffffffffx:hts
efefhffffffffs:ratio<..fail
efefhfffffffft:done>but>mark,
efefhfffffffft:done>mark;>fail
efefhfffffffft:mark;>fail>stop
efefhffffffffw:anderen
efefhffffffffw:dad
efefhffffffffwb:lights off
efefhfffgffffw:wednesday
efefhhfffffefp:clean
efefifffdfffffw2:i got
efefifffffffft:i>done>mark,
efegeefffeffglx:tes
efegeegffffgfw:warning
efegefcieffffs:should..not
efegeffgffffgx:ego
efegegfffffffx:вый
efegfeffffffgfw:at
efegffegfffffc:我没
efegffffffffft:mark,>open>open
efegfffffgfffw:era
efegffffhfffft:speaker>you>stop
efegffgffffffw:firma
efegfhfeeffffx:are
efeggffffffffwb:left the
efeheefffffffwb:up to
efeheffffffffw:wanted
efeheffffgfefw:extended
efehfffffffefp:exten
efehffffffffft:aux>deliberate>not
efehfffffffffw:ancora
efehfffffffffx:sel
efehfgeffffffwb:in on
efehgddfccciZrow
efehheeffefffx:ers
efeifffffffffb:open>deliberate
efeiffffffffft:open>yet>done
efejefffeffffff:aux>deliberate
effccfffkffffs:isaid..open
effeeffhffffft:all>done>aux
effefdiffefeefw2:you 'd
effeffefhffffs:correct..if
effeffffffffgwb:you and
effeffffgfgehfw:what
effeffffggfffw:detto
effeffffhffffs:done..isaid
effefffhfeffft:hedge>speaker>aux
effefffhfffffwb:was renewed
effeffgfggfgfwb:the meeting
effefgfffgfgflx:ice
effefheeffgffw:shall
effegfehfffffb:not>but
effegffffffgffw2:the meeting
effegffffgfffw:jonas
effegfhefffffs:not..would
effeggfffffffwb:through the
effehfffeffffwb:but not
effehffffffeft:aux>trouble>mark,
effehffffffffs:ratio<..open
effehffffffffw:references
effeiffeffffft:if>aux>not
efffdffhffffft:done>but>not
efffeeeifffffb:done>hedge
efffefeefffhfw:safe
efffefegfhfffs:say..hedge
efffefehfffeft:ok>greet>describe
efffefeifffefff:hedge>trouble
efffeffffgffft:now>done>aux
efffeffffgfffwb:the ticket
efffeffffhfffw:factura
efffefffgfffffw2:earlier i
efffefffgfffffw:earlier
efffefffhfffft:aux>heading>mark,
efffefffhffffw:earlier
efffefffifffft:correct>mark:>aux
efffeffhffffft:hedge>done>mark,
efffefggfffffs:fail..hedge
efffeggefffffw:si
efffeheffffefw:suite
efffehegfffffwb:i can
efffeieffffeft:some>plan>stop
effffcjffffeft:mark,>plan>done
effffdhffeffewb:for that
effffeceeifffff:hedge>say
effffeeffffhfp:someo
effffeeffffhfw:seconds
effffeeffffhfw:someone
effffeehfffefw:duplicates
effffefffffehw:buenas
effffefffffgfx:rth
effffeffffhefc:いで
effffehefffffs:should..plan
effffehffeffelw:that
effffehffffffw:entra
effffeiffffeft:if>you>done
effffeiffffffs:should..done
effffeifffffft:if>mark,>stop
efffffeciffffs:correct..hedge
efffffeffffgfwb:you were
efffffeggfffflw:two
efffffeggffffwb:is off
efffffehffffft:hedge>mark,>aux
efffffffeffhfp:diffe
effffffffffegc:은아
effffffffffehp:shopp
efffffffffffflw:sorry
efffffffffffflx:xed
effffffffffffwb:# were
efffffffffffgfx:nas
efffffffffffgx:nas
effffffffffgfw:columns
effffffffffgfw:company
effffffffffgfw:expires
effffffffffgfw:header
effffffffffgfw:linter
effffffffffgfwb:de tests
effffffffffgfwb:so you
effffffffffgfwb:the pension
effffffffffgfx:bar
effffffffffgfx:eas
effffffffffgfx:gal
effffffffffgfx:lds
effffffffffgglx:ary
effffffffffggx:ome
effffffffffhffw2:the function
effffffffffhflx:nts
effffffffffhflx:ute
effffffffffhfwb:and has
efffffffffgffwb:to see
efffffffffgffwb:your accountant
efffffffffgfgw:see
effffffffgffffw2:per the
effffffffgffffw2:your colleague
effffffffgffflw:repaired
effffffffgffflx:ata
effffffffgfffp:repai
effffffffgffft:you>speaker>say
effffffffgfffw:budget
effffffffgfffw:colleague
effffffffgfffw:completed
effffffffgfffw:estaba
effffffffgfffw:estava
effffffffgfffw:facture
effffffffgfffw:fatura
effffffffgfffw:m'
effffffffgfffw:repaired
effffffffgfffw:você
effffffffgfffwb:# files
effffffffgfffwb:a fatura
effffffffgfffwb:already been
effffffffgfffwb:bug was
effffffffgfffwb:disse que
effffffffgfffwb:fixed in
effffffffgfffwb:has already
effffffffgfffwb:it says
effffffffgfffwb:la factura
effffffffgfffwb:la facture
effffffffgfffwb:la fattura
effffffffgfffwb:la page
effffffffgfffwb:parcel was
effffffffgfffwb:she has
effffffffgfffwb:that it
effffffffgfffwb:the replica
effffffffgfffwb:ticket the
effffffffgfffwb:was completed
effffffffgfffwb:was fixed
effffffffgfffwb:your colleague
effffffffgfffx:ica
effffffffgfgft:say>speaker>speaker
effffffffgfgfw:cover
effffffffhfeet:say>mark:>quotation
effffffffhfefwb:wrote that
effffffffhffffw:mi
effffffffhffft:aux>quotation>stop
effffffffhffft:say>say>mark,
effffffffhfffwb:que la
efffffffgefefwb:i reported
efffffffgfffflw:module
efffffffgffffp:earli
efffffffgfffft:mark,>but>done
efffffffgffffw:caching
efffffffgffffw:claimed
efffffffgffffw:contrary
efffffffgffffwb:branch was
efffffffgffffwb:contrary to
efffffffgffffwb:i need
efffffffgffffwb:need to
efffffffgffffwb:not the
efffffffgffffwb:to correct
efffffffgffffx:ets
efffffffggfffw:disse
efffffffhefefw:reported
efffffffhfffet:isaid>mark;>correct
efffffffhffffwb:said the
efffffffiffdft:correct>mark,>describe
effffffgfffffwb:i trust
effffffgfffffwb:the form
effffffgfffffx:ock
effffffgfffgfx:ust
effffffgfgfffw:mac
effffffhffffft:mark,>hedge>mark,
effffffhffffft:ok>yet>mark,
effffffhfffffw:reasonably
effffffhfffffw:trust
effffffhfffffwb:best of
effffffhfffffwb:of my
efffffgefffefwb:can be
efffffgffffffp:rinno
efffffgfffffft:would>done>stop
efffffgffffffw:appena
efffffgffffffw:carry
efffffgffffffw:certificato
efffffgffffffw:contratto
efffffgffffffw:rinnovato
efffffgffffffwb:if you
efffffgffffffx:lta
efffffgffffgflw:twice
efffffgffffgft:describe>of>mark,
efffffgfffhefb:you>code
efffffgffgfffp:autom
efffffgffgfffw:était
efffffgfgffffwb:the server
efffffgfgffffx:elf
efffffhffefffwb:you 'd
efffffhfffffffw2:had the
efffffhfffffffw:had
efffffhfffffffw:were
efffffhfffffft:i>mark,>would
efffffhfffffft:if>aux>i
efffffhfffffft:if>aux>mark,
efffffhfffffft:mark,>you>would
efffffhffffffu2:would
efffffiefffdft:would>of>trouble
efffffiffffeft:you>done>trouble
effffgeffffffw:give
effffgeffgffflw:invoice
effffgfffffffwb:give me
effffgffffffgw:evening
effffgfffffhffx:nna
effffgfffffhfx:nna
effffgfffgffffw:me
effffgfffgfffw:fattura
effffgfffgfffwb:release notes
effffgffgfffffw2:i need
effffggefffffwb:a second
effffggffffefx:cio
effffggfffffffw:once
effffggffffffp:build
effffhefffgffw:participants
effffhffffffft:describe>done>plan
effffhffffffft:plan>describe>done
effffhfffffffw:intend
effffhfffffffx:ром
effffideffgffw:send
effffjefffffct:plan>greet>stop
efffgedffffhfw:power
efffgeffffffew:seating
efffgeffffhefc:して
efffgfffegfffw:delivered
efffgffffefffwb:en el
efffgffffffeflx:ate
efffgffffffefx:ist
efffgffffffefx:nne
efffgffffffffc:請求
efffgfffffffffw2:half the
efffgfffffffffw2:the first
efffgfffffffffw2:the model
efffgfffffffffw:alles
efffgfffffffffw:done
efffgfffffffffw:of
efffgfffffffffx:ets
efffgfffffffffx:ner
efffgfffffffffx:one
efffgfffffffflw:denied
efffgfffffffflw:dropped
efffgfffffffflw:person
efffgfffffffflw:returned
efffgfffffffflw:stock
efffgfffffffflw:unlocked
efffgfffffffflx:son
efffgffffffffp:execu
efffgffffffffp:infor
efffgffffffffp:trasl
efffgffffffffp:повто
efffgffffffffp:прове
efffgffffffffs:gone..ok
efffgfffffffft:done>ratio<>mark,
efffgfffffffft:done>yet>but
efffgfffffffft:some>be>done
efffgffffffffw:alles
efffgffffffffw:appointment
efffgffffffffw:avisos
efffgffffffffw:años
efffgffffffffw:cinco
efffgffffffffw:forgot
efffgffffffffw:model
efffgffffffffw:person
efffgffffffffw:playlist
efffgffffffffw:ravi
efffgffffffffw:refunded
efffgffffffffw:shift
efffgffffffffw:siguen
efffgffffffffw:stock
efffgffffffffw:sunday
efffgffffffffw:thirty
efffgffffffffwb:# van
efffgffffffffwb:for most
efffgffffffffwb:half the
efffgffffffffwb:i managed
efffgffffffffwb:in person
efffgffffffffwb:insists on
efffgffffffffwb:is out
efffgffffffffwb:managed to
efffgffffffffwb:on one
efffgffffffffwb:one on
efffgffffffffwb:posted on
efffgffffffffwb:ravi to
efffgffffffffwb:second was
efffgffffffffwb:they turned
efffgffffffffwb:video del
efffgffffffffwb:were delivered
efffgffffffffx:ała
efffgffffffffx:dos
efffgffffffffx:emu
efffgffffffffx:iet
efffgffffffffx:miu
efffgffffffffx:ена
efffgffffffgfc:求書
efffgffffffgfc:請求書
efffgffffffgfw:oslo
efffgffffffgfwb:# and
efffgffffgfffw:executed
efffgffffgfffw:insists
efffgffffgfffw:replica
efffgffgfffffx:tly
efffgffgffgffw:tell
efffgfhffffeew:sensors
efffggfffffffp:integ
efffggfffffffwb:cut the
efffggfffffffx:nco
efffheffffffewb:guest list
efffhffefffffce:ない
efffhfffeffffwb:i got
efffhffffeffft:speaker>only>stop
efffhffffffeft:cell>num>cell
efffhffffffeft:mark,>but>only
efffhffffffefw:tranne
efffhffffffefwb:tranne il
efffhffffffefwb:tutto tranne
efffhfffffffffw2:# of
efffhfffffffffw2:done with
efffhfffffffffw2:i managed
efffhfffffffffw2:of the
efffhfffffffffx:tly
efffhfffffffflw:alone
efffhffffffffs:but..rest
efffhfffffffft:mark,>aux>ok
efffhfffffffft:mark,>rest>aux
efffhfffffffft:only>fail>done
efffhfffffffft:speaker>open>stop
efffhffffffffw:everyone
efffhffffffffw:undeliverable
efffiffdfffeft:but>mark,>not
effgefefeefhew:table
effgefefeffegc:って
effgeffffffffx:sen
effgegffeefgfw:de
effgegfffffffw:rest
effgeieffffffw:follow
effgfffefffffw:headers
effgfffffefffw:pending
effgffffffffffw2:i held
effgffffffffffw:awaiting
effgffffffffffw:neither
effgffffffffflw:nichts
effgffffffffflw:schema
effgffffffffflx:sen
effgfffffffffp:bewus
effgfffffffffp:sessi
effgffffffffft:open>aux>done
effgffffffffft:open>done>yet
effgfffffffffw:awaiting
effgfffffffffw:depois
effgfffffffffw:held
effgfffffffffw:touched
effgfffffffffwb:ich bewusst
effgfffffffffwb:ich ihnen
effgfffffffffwb:not switch
effgfffffffffwb:of this
effgfffffffffwb:queda pendiente
effgfffffffffwb:reste à
effgfffffffffwb:was not
effgfffffffffwb:you wanted
effgffffffffgp:zusam
effgffffffffgx:vel
effgffffffgfflw:deployed
effgffffffgffw:accountant
effgffffffgffwb:heating on
effgfffffgfffce:고요
effgfffffgfffw:docs
effgfffffgfffw:sheet
effgfffffgfffwb:your message
effgffgffffefw:cancellation
effgffgffffffx:rma
effgfgfffffffw:pruebas
effgfgfffffffwb:carried out
effgfgfffffffwb:the end
effggfffffffflw:started
effggffffffffp:siste
effggffffffffw:reste
effggffffffffw:sin
effggffffffffw:stato
effggffffffffwb:call with
effggffffffffwb:the production
effheeegfffefc:せん
effheeegfffefc:ません
effhefffffffflw:outstanding
effheffffffffp:outst
effheffffffffw:ihnen
effheffffffffwb:not booked
effheffgfffffp:count
effhfddfcdciZu:cell
effhffefeffeft:if>aux>hedge
effhffffffffffw2:have not
effhffffffffffw2:skipped the
effhfffffffffp:publi
effhfffffffffp:purpo
effhfffffffffp:refac
effhfffffffffp:überl
effhffffffffft:mark,>greet>open
effhffffffffft:open>only>mark,
effhffffffffft:yet>done>speaker
effhffffffffft:yet>done>stop
effhfffffffffw:bewusst
effhfffffffffw:faire
effhfffffffffw:pendiente
effhfffffffffw:record
effhfffffffffw:refactoring
effhfffffffffwb:skipped the
effhffffffffgfw:have
effhffffffffgp:pendi
effhfffgfffefp:insur
effiffffffffffw:skipped
efgedgehfeffex:ere
efgeefgffffffwb:lost the
efgeffffffffflw:nothing
efgefffffffffp:apolo
efgefffffffffp:schri
efgefffffffffw:sem
efgeffffgefffwb:not one
efgeffffgffffw:apologise
efgeffffgffffwb:i apologise
efgefhgffffeflw:time
efgegffffeffffx:ice
efgegffffffffwb:write access
efgfeeeffffhfx:nds
efgfeeggffffffx:ess
efgfefefegfffx:ply
efgfefefhffffw:called
efgfeffffffffp:forbi
efgfeffffffgfw:returns
efgfefffgffffx:ong
efgfefffgffgfx:ect
efgfeffgffffffw2:the fix
efgfeffgfffffwb:the fix
efgffeefgffffwb:when i
efgffeffffffflw:through
efgffeffffffglw:steps
efgffeffgfffffw:when
efgffefgfffffwb:the last
efgffegfffffflx:ugh
efgffegfffgffw:mit
efgffehfffffft:mark,>of>stop
efgfffeffgfffwb:off before
efgfffeffhfffp:alrea
efgfffefgfffffw2:when i
efgfffffeffgfc:这张
efgffffffffefp:abort
efgffffffffefw:exits
efgffffffffefw:rot
efgffffffffefwb:returns #
efgffffffffffc:でき
efgfffffffffflx:nti
efgfffffffffflx:rlo
efgffffffffffp:adjun
efgffffffffffp:requi
efgffffffffffp:webho
efgfffffffffft:but>only>fail
efgffffffffffw:ended
efgffffffffffw:protected
efgffffffffffw:von
efgffffffffffw:wurde
efgffffffffffwb:branch is
efgffffffffffwb:ended in
efgffffffffffwb:in line
efgffffffffffwb:key and
efgffffffffffwb:line #
efgffffffffffwb:step #
efgffffffffffwb:the offer
efgffffffffffwb:the request
efgffffffffffwb:was refused
efgffffffffffx:ook
efgffffffffffx:rlo
efgffffffffgflw:open
efgffffffffgft:describe>num>mark,
efgffffffffgfw:son
efgffffffffgfx:uto
efgffffffgfeffw:l'
efgffffffgfefp:colle
efgfffffgffffwb:the wrong
efgfffffgffgfp:expir
efgfffgffffffw:erro
efgfffgffffffw:vez
efgfffgffffffwb:rolled back
efgffgeefffefp:migra
efgffgegfffffw:cut
efgffgfffffffw:pick
efgffgfffffffwb:from you
efgfgefefffffx:ore
efgfgffffefffw:internal
efgfgffffffeft:trouble>mark,>trouble
efgfgffffffefwb:access denied
efgfgfffffffffw2:access to
efgfgfffffffflw:refused
efgfgfffffffflx:ock
efgfgffffffffp:downl
efgfgffffffffp:dropp
efgfgffffffffw:dropped
efgfgffffffffw:hit
efgfgffffffffwb:no answer
efgfgffffffffwb:the call
efgfgffffffffx:ign
efgfhfefeefffx:one
efgfhfeffffffwb:had to
efggeegdfefffx:ies
efggeffffffefw:lint
efggefffgffefwb:it is
efggffffeffffw:form
efggfffffffeflx:hed
efggfffffffffw:session
efgggefffffffwb:van de
efgggfeefffefw:endpoint
efghbfefefhffb:some>mark,
efhdefffffffffw2:none of
efhdefffhffdfb:dash>describe
efhdffffffffflw:approved
efhdfffffffffw:claims
efheedheffffffw2:i could
efheefeffffgfw:solo
efheefffeffffc:下来
efheefffffffflx:den
efheefffffffflx:pty
efheffeffffffwb:i tried
efhefffefffefce:でした
efhefffffffefp:resto
efhefffffffefw:restore
efheffffffffffw:een
efhefffffffffwb:got through
efhefffffffffwb:was approved
efhefffffffffx:way
efhegedggffefw:ran
efhegffffffffw:api
efhfdfffgffffb:correct>mark;
efhfeegfffffflw:attached
efhfeffffffeffw:e2e
efhfeffffffefp:insuf
efhfefffffffffw2:il server
efhfefffffffflx:nds
efhfeffffffffs:verify..correct
efhfeffffffffw:forbidden
efhfeffffffffw:funds
efhfeffffffffw:things
efhffeeffffffwb:before i
efhfffeffffffw:permission
efhfffeffffffwb:writing to
efhfffffeffffw:correzione
efhffffffeffft:of>code>mark,
efhffffffffeffw:connection
efhffffffffeft:bad>code>dash
efhffffffffeft:fail>mark:>code
efhffffffffefw:aborted
efhffffffffefwb:non è
efhfffffffffffw:import
efhfffffffffffw:they
efhfffffffffflw:closed
efhfffffffffft:fail>fail>of
efhffffffffffwb:il server
efhffffffffffwb:was returned
efhfgeffffffft:speaker>fail>i
efhfgffegffdfw:deploy
efhfgffffffffp:linke
efhgeffffffefwb:because the
efhgfeeeeefffwb:is not
efhgfefffffffwb:heb ik
efhgfffffffffw:pas
eficcfffcfhffb:say>open
efideeciefffft:mark,>i>not
efieeddgfffffb:not>say
efieefffffffft:fail>mark,>not
efieffeffffffw:tried
efifdfffefffft:trouble>still>stop
efifeeeffefdft:done>code>stop
efifeffffffdffw2:e2e #
efifeffffffeft:of>speaker>fail
efifeffffffffw:offer
efiffeffdffeewb:missed the
efiffeffefffft:fail>now>stop
efifffffcfffft:sorry>mark,>fail
efiffffffffdfw:e2e
efjecfefeffffb:correct>open
efjeeeffeffeft:fail>i>stop
efjeeeffefffft:i>fail>stop
efjfeeffeffffff:i>try
efjhdhbabbeielen:99
efkeffffbffefb:aux>only
egcdfieffffgex:rst
egcfehiffffefw:gün
egcggedgcfcgaf:cell
egchdehegefefw:nie
egdYjedgdeebepols:=o
egddddieeheeet:speaker>describe>stop
egdfefffffdfht:mark,>all>ok
egdfffegfhfefw:che
egdffffffefhhlw:today
egdfgefffffffx:hes
egdgfefieffdep:charg
egdleabafccbcpols:o
egedidddeeeges:done..say
egeecffieffeft:describe>mark,>but
egeeeegegfehfw:una
egeeeffeeefhew:hour
egeeeffffhfffwb:are no
egeeefifgffcdw:it
egeeeidffffffs:plan..but
egeeeiefeefeec:로이
egeefefffehefc:しい
egeefffffffgfx:ков
egeeffffhffefp:repor
egeeffffhfffffw:⟨id⟩
egeeffgeegfeec:있습니
egeeffgeegffec:있습
egeefgffffgffw:show
egefedeffgfgfw:app
egefeeeffffhflw:çıkıyor
egefeeeffffhfp:çıkıy
egefeffffffgfw:output
egefeffffffhffw2:the table
egefefgfffffft:speaker>mark,>speaker
egefefgfgffffp:runni
egefegfefffegw:week
egeffffefffgfwb:an hour
egefffffffffffw2:no one
egefffffffffflx:hts
egefffffffffft:not>code>stop
egefffffffffft:you>be>done
egeffffffffffw:läuft
egeffffffffffwb:the suite
egefffffffffglx:rts
egeffffffffgflw:times
egeffffffffgfw:seven
egeffffffffgfwb:the table
egefffffgffffp:ticke
egefffffgffffwb:the tickets
egefffffgffffwb:tickets are
egefffffgffgfw:tickets
egefffffggfefx:get
egeffffgfffffx:ico
egefffgefffefw:restart
egefffgffffffw:wieder
egefgfdfgffgfw:above
egefgfffffffft:ok>trouble>mark,
egefgffffgffft:be>done>gone
egefgfffgffdfp:passa
egefgfgffffffx:ren
egefgggffefefx:ors
egefghfgfdfdfw:errors
egefhffffffeex:rks
egegeffffgfffw:página
egegeheffffefx:тер
egegfeeeffffgp:tomor
egegffeffffffx:ove
egegfffffffffw:leave
egegfffffffffw:nor
egegfffffffffw:tested
egegfffffffffwb:no one
egeggffffffffw:noch
egeheefffffeffw:nothing
egeheffffffeefw:todo
egeheffffffefwb:as you
egehffeeffffft:not>none>not
egehfffffffefw:nichts
egehfffgfefefw:insurance
egfeefgffffffwb:the limit
egfeeghefefdfw:goes
egfefehegffefw:memory
egfefffffffffx:ult
egfefffffhfefw:support
egfeffgefeffec:수있습
egfeffheeeffec:수있
egfefhegfffeft:ok>now>stop
egfegegffffffp:waiti
egffdeefefegefw:⟨code⟩
egffdfehfeffft:all>done>mark,
egffeeefffffhfw:good
egffeefffffffw:workers
egffefffffffflw:windows
egffefffffffft:ok>if>trouble
egffeffffffgffw2:the bug
egffeffffffgffx:de⟩
egffeffffffgfp:worke
egffeffffffgfw:within
egffeffffgffffw2:the release
egffeffffgfffw:available
egffefgfffffft:mark,>ok>ok
egffefgfffffft:ok>ok>still
egffefgffgfffw:limit
egffehefffffft:ok>greet>speaker
egfffeeffgfgfx:tor
egfffeffeffgfwb:check in
egfffefheffffw:certain
egfffegfeffffw:breakfast
egfffegffffffwb:⟨code⟩ is
egffffeffffgfwb:# so
egfffffffffefp:probl
egfffffffffefw:minus
egfffffffffefw:thursday
egffffffffffffw2:i ran
egffffffffffffw2:no overdue
egffffffffffffx:ker
egffffffffffflw:bank
egffffffffffflw:erreichbar
egffffffffffflw:march
egffffffffffflx:ido
egffffffffffflx:ite
egfffffffffffp:gatew
egfffffffffffp:obser
egfffffffffffp:satur
egfffffffffffw:com
egfffffffffffw:connections
egfffffffffffw:erreichbar
egfffffffffffw:generated
egfffffffffffw:os
egfffffffffffw:overdue
egfffffffffffw:payments
egfffffffffffw:saturday
egfffffffffffw:verified
egfffffffffffwb:'s no
egfffffffffffwb:checked in
egfffffffffffwb:down the
egfffffffffffwb:for ten
egfffffffffffwb:letter is
egfffffffffffwb:now i
egfffffffffffwb:plus de
egfffffffffffwb:reply to
egfffffffffffwb:ten minutes
egfffffffffffwb:there 's
egfffffffffffwb:type check
egfffffffffffwb:within the
egfffffffffffwb:yes and
egfffffffffffx:aar
egfffffffffffx:fts
egfffffffffffx:nus
egfffffffffffx:oss
egffffffffffglx:vel
egfffffffffgfwb:in and
egfffffffffgfx:hin
egffffffffgefp:thurs
egffffffffgffc:现在
egfffffffgfdfx:дит
egfffffffgfffw:shut
egfffffffgfffwb:is fixed
egffffffgffegw:problem
egffffffgfffflw:fixed
egffffffgffffwb:i called
egffffffgffffx:ule
egfffffgfffffwb:table is
egffffgfffffflw:minutes
egffffgffffffw:exit
egffffgffffffwb:el error
egfffgfffffffw:banco
egfffgfffffffwb:it with
egfffgfffffffwb:the release
egfffgfffffffwb:the reply
egfffgfffffffwb:the restaurant
egfffgfffffffwb:up and
egfffggefffffx:len
egffgeefffffflw:troppo
egffgeeffffffw:bundle
egffgfefeffffw:read
egffgffffefffw:thread
egffgffffffeew:smoke
egffgffffffefwb:# ok
egffgffffffefwb:ok #
egffgfffffffffw2:# out
egffgfffffffffx:ild
egffgfffffffflx:ppo
egffgffffffffp:errei
egffgffffffffw:errores
egffgffffffffw:twenty
egffgffffffffwb:memory usage
egffgffffffffx:ppo
egffgffgfffdflw:version
egffhffffeffffw:everyone
egfgeffffffffw:votre
egfgeffffffffwb:for your
egfgeffffgfefp:windo
egfgegeffgfefw:reply
egfgfffffffefp:prefe
egfgfffffffefw:zu
egfgfffffffefwb:as it
egfgffffffffffw2:neither the
egfgffffffffffw2:the reply
egfgffffffffffw:tax
egfgfffffffffw:payroll
egfgfgfffffefwb:the heating
egfheeeffffefc:ませ
egfheefeffffew:set
egfheffffffdfx:nız
eggedffehffffw:never
eggeegfffefgfp:compa
eggefeffffgefw:servidor
eggeffeffgfgelx:yor
eggegffffffefwb:with #
eggfdeefffehfw:di
eggfeffffffeffw2:all #
eggfeffffffeffw:every
eggfeffffffefw:es
eggfeffffffefw:locked
eggfeffffffffwb:# seconds
eggfeffgfeffffw2:the form
eggffefffffffwb:# with
eggfffeffffgft:trouble>describe>aux
eggfffeffgfffx:ady
eggffffffefeflx:ble
eggffffffffefw:gateway
eggffffffffefw:gibt
eggffffffffefx:dan
eggfffffffffflx:eck
eggffffffffffw:aucune
eggffffffffffw:erreur
eggffffffffffw:keine
eggffffffffffwb:a deadlock
eggffffffffffwb:i ran
eggffffffffffwb:without a
eggffffffffffwb:your flight
eggffffffffffx:eur
eggffffffffgfw:flow
egggefffffffffw:zero
eggheedgefgffwb:to be
eghdfefffffefx:ось
eghdfeffffffflx:ось
egheeegehdfefp:corre
egheeffffefefx:pty
egheffeffefefce:います
eghfefffeffffx:eck
eghfeffffffeffw:lint
eghfeffffffeflw:seconds
eghfeffffffefx:nen
eghfffffffffflw:check
eghgeeefgffdffx:ion
eghgeefffffeffw:still
eghgffeffffefx:use
egieeefffffefw:backup
egjchdddcdedes:fail..open
ehYbeihcXWbhmf:trouble
ehYbfcaidieYdb:all>done
ehZameecdefffb:but>be
ehbdjeefebedes:ok..still
ehddfgefeffgfwb:the first
ehddifeefefefb:of>you
ehdeiefffffdew:works
ehdeifehfefdew:ok
ehdfefffgffffw:opens
ehdffffffffffp:confi
ehdffffffgfffp:fattu
ehdfffggfgfffw:yesterday
ehdfgeffegfefwb:the hotel
ehdfhfffffffffw:type
ehdfhffffffffw:type
ehdhfeeffffffw:nog
ehedfffffffhfw:staan
eheebffiefffft:ask>not>stop
eheeecideffefb:describe>plan
eheeeeeffffffw:looks
eheeeegfeffffw:same
eheeefffffffffw:não
eheefegfffffew:waiting
eheefffegefefw:replied
eheefgfefffefp:resta
eheegeefedfgfwb:on the
ehefcffifefeft:mark,>greet>ask
ehefeefffffgffw2:the alarm
ehefeffffffeflw:armed
ehefeffffffeflx:med
ehefeffffffefwb:alarm is
ehefefffffffft:good>cell>good
ehefefffffffft:none>trouble>mark,
ehefeffffffffw:pods
ehefefffffgefw:coming
ehefefffffgefw:guests
ehefeffffgfeffw2:the hotel
ehefeffffgfffw:reports
eheffeehfffedfw:printer
eheffefffdfefb:speaker>still
eheffeheffffft:verify>ok>stop
eheffffffffdft:trouble>cell>ok
eheffffffffeft:open>open>speaker
eheffffffffeft:without>none>trouble
eheffffffffefwb:oven is
ehefffffffffflw:deadline
eheffffffffffw:linux
eheffffffffffw:macos
eheffffffffffwb:are on
eheffffffgfefwb:hotel has
eheffffgfffefw:oven
ehefgeeefffefwb:has not
ehefgefffffdffw2:unit tests
ehefgffffffdfwb:unit tests
ehefgffffffeefw2:memory usage
ehefgffffffeffw:memory
ehefhffffffdffw:unit
ehefhffffffdfw:covers
ehegeefffffdfx:вал
ehegeffffffdfc:대로
ehegfddefffegw:tomorrow
ehegffdfffffft:fail>verify>aux
ehegfhfffffdfwb:at a
ehehffedfffdet:describe>aux>not
ehfedfdegegfew:les
ehfedfhffefefw:without
ehfeefffeffffwb:times and
ehfefeeffefdfw:non
ehfefffffffffw:failures
ehfefffffffffw:não
ehfefffgfffeft:describe>aux>ok
ehfegffffffffw:migrations
ehffdefgffffft:ok>mark,>ok
ehffdffffffefw:bar
ehffedgffffgfw:free
ehffedhffefefw:tax
ehffeeehfffeelw:ok
ehffeffegffefw:date
ehffeffffeffflw:again
ehffeffffefffw:plus
ehffeffffffefp:numbe
ehffeffffffeft:cell>cell>ok
ehffeffffffeft:ok>good>cell
ehffeffffffefw:safari
ehffeffffffefwb:guests have
ehffeffffffefwb:is armed
ehffeffffffefx:eue
ehffefffffffflx:aar
ehffeffffffffp:depen
ehffefffffffft:be>done>you
ehffefffffffft:say>rest>stop
ehffeffffffffw:już
ehffeffffffffw:ready
ehffeffffffffwb:the numbers
ehffeffffffffx:ido
ehffeffffffffx:ées
ehffeffffgfdflx:дит
ehffeffffgfeft:mark,>describe>aux
ehffefffgffdfwb:it 's
ehfffeeeegfeft:mark,>be>gone
ehfffeeffffffw:boots
ehfffefefffffc:서버
ehfffegffffefw:errore
ehfffffdfffffp:ident
ehfffffeffffffw:nie
ehfffffffefffw:arriving
ehfffffffefffw:tracking
ehfffffffffdfc:에서도
ehfffffffffdfwb:the latest
ehfffffffffeec:扫码
ehfffffffffeflw:cent
ehfffffffffeft:cell>ratio=>ok
ehfffffffffefwb:house is
ehfffffffffefwb:the house
ehfffffffffefwb:the oven
ehfffffffffefwb:we are
ehffffffffffffw2:there 's
ehffffffffffffx:ies
ehffffffffffflw:confirmed
ehffffffffffflw:order
ehffffffffffflw:suite
ehffffffffffflx:ied
ehfffffffffffp:opera
ehfffffffffffs:say..rest
ehffffffffffft:cell>cell>ratio=
ehffffffffffft:good>all>ok
ehffffffffffft:ratio=>ok>cell
ehfffffffffffw:unter
ehfffffffffffw:years
ehfffffffffffwb:base de
ehfffffffffffwb:in order
ehfffffffffffwb:the lockfile
ehfffffgfefffx:men
ehfffffgfffdfwb:the phone
ehffffgffffdfp:perce
ehffffgffffeflw:percent
ehfffgefffgeflw:up
ehffgffffffdfw:target
ehfgeeeffffefx:ать
ehfgeffefffefw:end
ehfgefffeeffec:이지
ehfgfffffffdfw:stay
ehfhfdeffefefw:van
ehgdefffehfeet:mark,>aux>done
ehgeffeffefdfwb:is empty
ehgefffffffdft:all>describe>stop
ehgfefegfgfdfc:에서
ehgfeffefffffw:ma
ehgffffffefffwb:the registered
ehgfffffffffffw:votre
ehggeeeffefdfw:left
ehggeffffffefw:windows
ehhdfffdffffew:sir
ehhedeefgffdet:be>still>stop
ehhfeefffefefx:ows
ehhfeffefffdfw:bank
ehhffffffffcffw:disk
ehifeeeffeffffw:el
ehjddeeefdfcew:empty
eiZcXddddbdckl:good
eiZdhdchdaeZeff:all>done
eibdjdddeefefb:not>without
eicehegefffdfw:down
eidcfeffffffffw:ci
eideefeffhfdft:describe>not>stop
eidegfffeffdfw:près
eidfeffffffffs:without..ok
eidhdeefeefdet:you>be>still
eiedeeeegffefs:isaid..verify
eiedefffffffet:be>open>mark,
eiedfffffffffwb:passed on
eieeeeeefffees:would..but
eieeeffffffeflw:replied
eieegefffffdfw:unit
eiefbcigececes:not..not
eiefcdeeffhffb:describe>still
eiefeegffffdfwb:the books
eiefefeffffefs:ok..gone
eiefefefgeffft:still>ok>stop
eiefeffffffefff:describe>ok
eiefeffffffeft:none>trouble>not
eiefeffffffeft:not>trouble>stop
eiefefffffffft:not>none>trouble
eiefefffffffft:trouble>mark,>not
eiefefgffffeft:you>be>ok
eieffffffeffft:without>fail>trouble
eieffffffffeft:all>trouble>ok
eiefhffffffcfw:usage
eiegeffffefefw:numbers
eifcefffeffffw:try
eifdchedeeeees:plan..fail
eifddfdfeefcft:you>fail>stop
eifdfffffffffw:verde
eifdheeeeeeeewb:# #
eifeeffeeffgfw:times
eifefdedffffft:but>plan>now
eiffdffffefeft:done>trouble>say
eiffdfffgfffdt:mark,>be>ok
eiffeegcffeefw:tak
eiffeffffffeffw2:we are
eiffeffffffefs:ok..good
eiffeffffffeft:cell>ok>good
eiffeffffffeft:ok>ok>mark,
eiffefffffffft:ok>mark,>stop
eiffefidfcfeft:be>mark,>ok
eiffffdeffeefw:jak
eiffffeffffdffw2:your visa
eifffffcfffffw:identical
eifffffffefeft:speaker>speaker>ok
eifffffffffefw:cent
eifffffffffefw:s
eiffffgffffcfw:percent
eigedfffeefdfw:queue
eigeecefffffft:of>fail>stop
eigffffefefcfw:valid
eihceefffffefw:geen
eihffefffcfdew:shows
eihfffeeeefdewb:with the
eilWWkWaYacUXff:mark,>stop
ejbecdfifffefb:if>fail
ejbfffffffffft:fail>earlier>ok
ejceedfefffefff:if>fail
ejcgfffffffeffw:non
ejdedffffefdeb:paren>trouble
ejdfefffffffft:now>ok>ok
ejdgbWWjkeYfWb:be>stop
ejeedeeefffdfff:ok>still
ejefafffhffefb:except>trouble
ejefeceefffeft:ok>speaker>ok
ejefeefefefcfff:all>num
ejehcfefhafefs:say..still
ejffcffffffefs:except..rest
ejffdffffffeft:ok>rest>stop
ejfffffffefdft:speaker>describe>ok
ejfffffffefeft:code>ok>stop
ejfffffffffcft:ok>describe>done
ejgbdffegfffft:not>open>stop
ekbdfhdeheedes:done..verify
ekbfffffffffft:aux>fail>earlier
ekdfbefffffdfpol:-=-
ekdhccdeeeeefs:but..plan
ekeeedageefbfb:hedge>trouble
ekeefdacffhbfb:if>hedge
ekefdffffffcft:num>ok>stop
ekffaefffffefb:except>of
ekfffffffffbft:you>ok>describe
ekhcaYhdbdcgZb:describe>aux
elcbeffeeefcfff:describe>not
elfdebcbffeeeb:but>plan
elgfVcZdhbgeau:earlier
eljebcYbeeeadff:trouble>of
emZZdfeeeefefb:none>be
embYeffeiffffff:not>open
emefZeffeffdfff:ok>except
enZZdfeeeefefff:none>be
fSqXYccbeYdZdb:done>fail
fVXelUZacbaXpl:heading
fWYbYcebdpedeb:now>done
fWZecXicfhchku2:you
fWadceaddpeadff:say>speaker
fXWbfedeijejeb:trouble>aux
fXdebedeehfnfb:all>speaker
fYZghkccdfebgb:speaker>heading
fYghicchgcedeu2:i
fYkXfddfgjedeb:done>aux
fZbdidbgjeedfb:ok>mark;
fZefjfeeeffcfb:done>num
fZhbmdcideeafs:ok..not
fabeigefeiebes:done..if
fagedfjefefefs:without..done
faghbdicddeaeb:none>mark,
fakdZeeeecfeft:done>fail>stop
fbZdZcdeecnhcu2:ask
fbacckddbecjeb:ask>fail
fbbedffffkfeeb:done>greet
fbbeieehgefefb:but>i
fbcedfeefifhft:trouble>aux>done
fbcejbcidbegdb:describe>you
fbdlddeeeeeeil:you
fbeeeedlfffefb:hedge>gone
fbfffegefffjfw:gpu
fbhYckfadeeaeb:plan>done
fbhecfefgffhft:mark,>be>done
fbhffeheffffft:ok>mark,>fail
fbjcdagceeedeb:fail>if
fbjegeeeeffcfs:still..trouble
fblcdffecffffb:sorry>describe
fcckeeeffffffff:open>of
fcdddceedbdamb:heading>mark:
fcefeedlfffefs:hedge..gone
fcefiffffffeft:done>num>mark,
fcfeihcdfdefbfw:#
fcfffffffffhfwb:savings account
fcfffifffffefwb:the feature
fcffhfheffffft:be>ok>but
fcffiffffffeft:ratio<>ok>stop
fcgffffffffifx:ает
fcgffhfffffffw:compiler
fcggfefffefhfwb:in ⟨code⟩
fcgheefffffeflx:ted
fcghfffffffefwb:is still
fcghgibafddZcpolc:-
fchccffedjfffb:earlier>aux
fchdacdeceejeb:describe>fail
fchlYZgdceeceb:aux>i
fcikddcbfbfefff:speaker>of
fcjcdfeffffefb:done>without
fcjfeffffffcft:not>ask>i
fcldgddddeedes:fail..fail
fdYcfcegghdgdu2:aux
fdbfgeheegehew:over
fdcffffffffjft:fail>describe>describe
fdcfiieffefefb:some>say
fddeeeefelecelw:⟨quotation⟩
fddfeffffffjft:trouble>be>trouble
fddffehgffffft:speaker>ok>mark,
fddffffiffffft:not>fail>not
fddfhfgffffffw:falls
fdedeffieffffpolc:=o
fdedfefegffiep:meeti
fdeeeefgfffghw:here
fdeeegefgffgfp:tuesd
fdeefeeefelbdb:describe>mark?
fdeefeeffkfdelx:on⟩
fdefedejfffeft:mark,>i>hedge
fdefeeefiffeft:mark,>still>describe
fdefeffffffifw:meetings
fdeffeejfffeft:be>hedge>ok
fdeffefffffeiw:frau
fdeffefffffifw:default
fdeffffffhfhelw:⟨command⟩
fdefffhffgffft:say>speaker>be
fdefhefffffhfw:days
fdefhffffefeft:cell>done>say
fdefhffffeffft:done>say>cell
fdefhfffffffffw2:it compiles
fdefhffffgffft:trouble>ok>mark,
fdefjfeefffffb:yet>still
fdefjfffffffft:code>still>stop
fdegeefheffeglx:ged
fdeheeheefeffce:です
fdehefeggfgeflw:you
fdehefffgfffft:be>still>open
fdehffeeefggfw:production
fdeiefffffffft:open>speaker>be
fdfeegffffggfw:which
fdfehffefffffc:인하
fdfehffefffffc:자내
fdfehffefffffc:정리
fdfehffefffffc:지못
fdfehffefffffc:하지못
fdffdffifffeflw:değilim
fdffdffifffefw:değilim
fdffeeceffgifs:should..if
fdffefffffhffff:ask>ok
fdffeffgfhfffw:results
fdffeffiffffft:greet>hedge>ok
fdffeffiffffft:mark,>greet>hedge
fdffegfffffgflw:tuesday
fdfffeeefffifwb:on #
fdfffeeggefhfw:log
fdfffefeeffhhw:birthday
fdfffegffffhfw:object
fdfffeidfffffs:but..would
fdfffeieffffft:if>be>ok
fdfffffffffhfw:share
fdffffffffghflw:copy
fdfffffffgfffwb:me the
fdfffffffgfhflw:request
fdfffffffgfhfw:cluster
fdfffffffhfffw:все
fdfffffffhfgfw:terminal
fdffffffgffgfw:staging
fdffffffhfffft:all>mark,>correct
fdfffffgfhffft:aux>ok>stop
fdfffffiffffft:yet>mark,>greet
fdffffgffffhfw:gets
fdfffgfffffhflw:september
fdfffgfffffhfp:septe
fdfffiefffffft:plan>ok>ok
fdffgefeeffggp:birth
fdffgffgfffffw:installed
fdffhffeffffft:now>ok>mark,
fdfgeffffffhfw:lease
fdfgfhfffefeglx:ing
fdgddfffgffffw:file
fdgefffffgfefw:answered
fdgffffffefgflx:de⟩
fdgffffffffhfp:possi
fdgffffffffhfw:possible
fdgfgegffffefwb:# is
fdheeefefgfgfw:line
fdhefefffffgfx:ato
fdhehfffdffefw:door
fdhfefegfefffwb:at the
fdhfeffffffffp:retri
fdhffeegfffefw:came
fdhffffffffefwb:the upload
fdhffffffffffwb:build is
fdhffffffgfefw:matter
fdhgdhdffegeew:ik
fdidfeeheefdft:aux>fail>stop
fdieddgefffeew:attached
fdiffffffffeffw2:the upload
fdiffffffffeft:none>ok>stop
fdjefefffffefw:keeps
fdkadeeeehfeft:done>aux>stop
fdkedddeeefceff:of>fail
feadjegfdgecft:be>done>mark,
febkgffdfefffb:but>speaker
fecefdgifhfefw:que
fecejfffeffffs:except..not
fecfchejfffffs:ok..offer
fecfgeefggffew:tests
fecfkfefdffbfb:mark;>trouble
fecifgefgegefw:ich
fecjefffffffft:none>done>stop
fecmbedfeeddes:open..open
feddcjeeeefeft:you>mark,>not
feddecigfegdew:should
feddefefhggegw:what
fededddleffffb:hedge>mark;
fededigefffffb:you>still
fedeeeeeekedeb:quotation>mark,
fedeeffffffhfw:requests
fedeejdeffffft:plan>fail>stop
fedeghfgeffgfw:way
fedehfehfffffw:though
fedehfgffefffw:client
fedeifegeffefw:lights
fedfdeejfffffb:ok>hedge
fedfefffiffefc:错了
fedfffeffffifw:python
fedffffffffhfw:rejects
fedffffffffift:describe>earlier>describe
fedffffffffift:fail>describe>earlier
fedffffffffifw:drie
fedffghffffefwb:gün içinde
fedfhffffffefwb:the export
fedfhffffgfffw:crashes
fedfhgffeefeex:und
fedfifffffffft:but>be>fail
fedfiffffffffw:compiles
fedgffffffhfft:fail>verify>be
fedhgfffffffft:still>not>all
fedhhfffffffft:not>all>stop
fedideedgfffft:be>not>done
feeajecddfeifb:of>describe
feedffeefefift:describe>not>none
feedgfeehffffb:but>if
feedhegefffffw:stop
feedmdcbeceYdpol:=-
feeeddlcffefeff:would>be
feeedejdfffffb:if>if
feeeedldfffefff:should>fail
feeeeecgffjffb:now>still
feeeeedjeffffs:but..hedge
feeeeedkfffffb:but>hedge
feeeeeeeggfgfw:sent
feeeeeefeffifw:admins
feeeeegffffhfw:worker
feeeeelbeffffff:if>still
feeeefjdfffffff:if>if
feeeegfffffgglx:day
feeefeegeefhfw:job
feeefeehffgefw:plumber
feeefeejfffffw:likely
feeefgeefffegw:report
feeefjdffffefs:plan..hedge
feeegffffffhfw:ios
feeegfhefffefw:make
feeeheehfffefw:renewed
feeehffgefffft:done>mark,>open
feeehffgffffft:be>mark,>but
feeeiecdefgffs:done..should
feeeiffffffffs:still..without
feefdeifffffft:if>speaker>ok
feefdffffhffft:speaker>mark,>trouble
feefeeehfgfffw:ya
feefeejeffffft:if>ok>mark,
feefeffffffhfw:differ
feefeffgfffgfw:final
feefefgeffgfgw:long
feefehfffffefw:round
feefeiefeffefw:receipts
feeffciffffhft:mark,>describe>of
feeffeffeefhgx:ily
feeffefffffhfw:uns
feeffegffffffx:nth
feeffehffffefx:aki
feeffeiefffefs:fail..should
feeffeiefffeft:would>describe>stop
feeffeiefffegfw:with
feefffeffffhfx:rty
feefffehfffffs:not..hedge
feefffffffffhfw2:you are
feeffffffffgfwb:has a
feeffffffffhelw:id
feeffffffffhflw:default
feeffffffffhflw:utc
feeffffffffhft:describe>trouble>describe
feeffffffffhfx:dam
feeffffffffifw:utc
feeffffffgfgfw:prints
feeffffffgfgfw:warranty
feeffffffgfgfwb:slot is
feeffffffhffft:trouble>done>gone
feefffffgfffffw2:i was
feefffffgffgflx:tas
feefffffgffgfx:tas
feefffffgffhfwb:the log
feefffgffffgfw:retried
feeffgfffffgfp:liste
feeffgghfffefs:hedge..plan
feeffhfffffefc:おき
feeffhfffffefc:おきま
feeffhfffffefc:ておき
feeffhfffffffx:fig
feeffhffffgdfp:elimi
feefgeegfgfefp:compl
feefgefffefgfw:users
feefgfeffffgfw:dossier
feefgfeffffhfw:z
feefgfehfffffw:complete
feefgffffffffp:local
feefgffffffffw:locally
feefgfffffffgx:nks
feefgffffffgfwb:the two
feefgffffffhfx:ins
feefgffffgfffw:moved
feefgfffgffffw:b
feefgfgffefffp:remov
feefgfgffffffx:lls
feefgfheeffefx:ler
feefhegdfffffp:stero
feefhegffffffw:co
feefhfeffffefw:export
feefhffefffffw:logout
feefhffffffffpol:=-o
feefhfffffffft:verify>mark,>aux
feefhfffffffft:yet>still>not
feefhffffffffwb:it compiles
feefiefedfffft:mark,>but>fail
feefifffffffdlw:no
feefiffffffffpols:-=o
feefifffffffft:ok>mark,>trouble
feegeffgeffffc:では
feegefgffffffw:stays
feegegeffffffw:alert
feegegfffgfffw:u
feegffeefffgfx:nts
feegffffffffflw:away
feegffffffffgp:quest
feegfffgfffffw:rien
feegfhfffffefx:ing
feeggffffffffw:remain
feeggfgffffffwb:you asked
feehefffffffflw:excel
feehefffffffft:be>i>open
feeheffffffgfw:react
feehefgefeffgp:chang
feehfeeececgZu2:cell
feehffffffffft:be>open>open
feehfffffffffw:handling
feehfffffffffw:saved
feeiefffffffft:speaker>open>still
feeiffeeffgffp:produ
feejbceghceces:not..done
feejcfffffffft:speaker>be>open
feemdabbfccacpol:o
fefcjffeffffft:but>be>open
fefdffefhffffs:open..isaid
fefdffggfffffw:lost
fefdheeifffeft:be>open>all
fefdjffffffcft:all>except>stop
fefedffhffffft:but>open>verify
fefeeeghfffffw:probably
fefeegfffgfffx:ada
fefefdhffefeew:permit
fefefeehffgffwb:the plumber
fefefehffffhffw:this
fefefehgfffefw:dovrebbe
fefeffeifffffff:open>hedge
fefefffffgffflx:fen
fefefffffgfffw:bei
fefefffffgfffw:dir
fefefffffgfgfwb:nothing else
fefefffffgfhft:speaker>describe>describe
fefefffffhfffw:seien
fefefffgfffffw:parcel
fefegffehffffs:but..if
fefegfffffffflw:receipt
fefegfgffeffft:done>mark,>speaker
fefehffeegfeec:습니
fefehffffffeflw:logo
fefehffffffffs:still..rest
fefehfffffffft:open>yet>but
fefehfgfegfeec:습니다
feffdfejfffffff:trouble>hedge
feffeeghffffft:ok>mark,>i
feffefeifffffs:hedge..still
feffeffefffgfx:nch
feffeffffeifcb:greet>mark?
feffeffffffhep:aller
feffeffffffhew:keyed
feffeffffffhflw:four
feffeffffffhfw:difference
feffeffffffhfwb:# mb
feffefffffgffx:ich
feffefffggfffs:quotation..done
feffeffhffffflx:lim
feffeffhfffffp:değil
feffeffhffffft:all>ok>mark,
feffeffhfffffx:lar
feffeffhfffffx:lim
feffefggfffffc:えた
feffefheffffft:would>be>ok
feffefhfdffdgw:be
fefffdhfffffffw2:it will
fefffdjcffffft:if>be>done
fefffebefffjft:if>describe>stop
fefffediffffft:hedge>be>ok
fefffeeeiffffw:figure
fefffeehfffefw:apparently
fefffeehfffffb:ask>trouble
fefffefhffffft:hedge>ok>now
fefffeheffffffw2:this should
fefffehfffffffw:sobald
fefffehffffffs:would..still
fefffehffffffw:sobald
fefffehffffffwb:it will
fefffeiffffefs:if..should
fefffejefffeft:without>would>describe
feffffedfgfift:trouble>hedge>stop
feffffeefffgfx:ven
feffffeefffhft:would>of>describe
feffffefhfgffc:还是
feffffegffffft:hedge>speaker>ok
feffffegffgffp:plumb
feffffegfgfgfw:slot
feffffehfffefw:zou
feffffehffffft:hedge>now>be
feffffehffffft:now>be>done
feffffehfffffw:pretty
feffffeifffefw:moeten
fefffffefgfgfwb:# may
fefffffefgfhflw:may
fefffffffefhffw2:the job
fefffffffefhffw2:the log
fefffffffefhfwb:every request
fefffffffffeiw:welcome
feffffffffffflx:ten
fefffffffffffx:ges
fefffffffffffx:lts
feffffffffffgfx:nks
feffffffffffglx:ome
feffffffffffgwb:thanks for
feffffffffffhfx:nda
feffffffffffhlw:nada
feffffffffffhlw:welcome
feffffffffffhp:welco
feffffffffffhwb:you are
feffffffffffifw2:de nada
fefffffffffgefw2:so the
fefffffffffgffw:check
fefffffffffgffx:rns
fefffffffffgflw:users
fefffffffffgflx:ect
fefffffffffgflx:ult
fefffffffffgflx:ven
fefffffffffgfw:months
fefffffffffgfw:packages
fefffffffffgfw:échec
fefffffffffgfwb:# days
fefffffffffgfwb:contract runs
fefffffffffgfwb:function takes
fefffffffffgfwb:keyed by
fefffffffffgfwb:primary key
fefffffffffgfwb:the standard
fefffffffffgfwb:within #
fefffffffffgfx:lte
fefffffffffgfx:try
fefffffffffgglx:ily
fefffffffffhffw2:check in
fefffffffffhffw:staging
fefffffffffhflw:eleven
fefffffffffhfp:defau
fefffffffffhfp:uygul
fefffffffffhfw:different
fefffffffffhfw:json
fefffffffffhfw:standard
fefffffffffhfw:timestamps
fefffffffffhfwb:at eleven
fefffffffffhfwb:share the
fefffffffffhfwb:the same
feffffffffgfffw2:does thursday
feffffffffgfffw:which
feffffffffgffw:usually
feffffffffgffwb:config files
feffffffffgffwb:files is
feffffffffheft:describe>describe>describe
feffffffffhfft:ok>you>mark?
fefffffffgffflw:normal
fefffffffgffft:speaker>say>fail
fefffffffgfffw:lena
fefffffffgfffw:sei
fefffffffgfffwb:fine on
fefffffffgfffwb:results are
fefffffffgfffwb:that she
fefffffffgfffx:hip
fefffffffgfgflx:est
fefffffffhffft:speaker>say>mark:
feffffffgffeflw:one
feffffffgffffff:correct>trouble
feffffffgfffflw:red
feffffffgfffft:not>aux>not
feffffffgffffwb:was #
feffffffgffgfp:stagi
fefffffgffffffw2:the leak
fefffffgffffflw:complete
fefffffgffffflx:ete
fefffffgfffffp:rende
fefffffgfffffs:verify..hedge
fefffffgfffffw:renders
fefffffgfffffw:suppose
fefffffgfffffwb:far so
fefffffgfffffwb:i suppose
fefffffgfffffwb:leak is
fefffffgfffffwb:the leak
fefffffgfffgflw:here
fefffffgfffgfw:stored
fefffffgfgfeffw:from
fefffffgfgffflw:settled
fefffffgfgfffw:paper
fefffffgfgfffwb:the results
fefffffgfgfffwb:the slot
fefffffhfffffp:proba
fefffffhfffffwb:most likely
fefffffhfffffx:bly
feffffgefffffc:내려
feffffgffefhfw:rotated
feffffgffefhfwb:is rotated
feffffgfffffffw:als
feffffgfffffft:if>done>be
feffffgffffffwb:ci is
feffffgffhfffw:known
feffffggfffefwb:is de
feffffhffffefw:case
feffffhffffefwb:only when
feffffhgfeffft:be>speaker>ok
fefffgehffffft:ask>ok>stop
fefffgfffffeflx:era
fefffgffffffew:the
fefffgffffffffw:one
fefffgfffffffx:ark
fefffgfffffffx:ige
fefffgffffgffw:eerst
fefffgfgfffgflx:ber
fefffhefeffffwb:and i
fefffheffffefp:repro
fefffheffffefx:uce
fefffhfffffdfp:again
fefffhfffffefw:interviews
fefffhfffffefx:nst
feffgfegfffffx:wed
feffgfffffefgw:tudo
feffgffffffffc:接口
feffgfffffffffw2:two of
feffgfffffffflw:mobile
feffgffffffffp:camer
feffgffffffffp:conte
feffgffffffffp:decli
feffgffffffffp:funzi
feffgffffffffp:ricer
feffgffffffffp:succe
feffgfffffffft:be>done>open
feffgfffffffft:fail>mark,>trouble
feffgfffffffft:mark,>trouble>open
feffgfffffffft:trouble>fail>mark,
feffgffffffffw:continua
feffgffffffffw:passes
feffgffffffffw:reach
feffgffffffffw:while
feffgffffffffwb:# de
feffgffffffffwb:# short
feffgffffffffwb:are gone
feffgffffffffwb:are online
feffgffffffffwb:cameras are
feffgffffffffwb:de #
feffgffffffffwb:missing on
feffgffffffffwb:not reach
feffgffffffffwb:reach the
feffgffffffffwb:short of
feffgffffffffx:ece
feffgffffffffx:nua
feffgffffffffx:rca
feffgffffffffx:zzo
feffgffffffffx:аны
feffgffffffgfw:short
feffgffffffgfw:trois
feffgffffgfefwb:tests pass
feffgffgffffffw:most
feffgffgffffft:done>gone>mark,
feffgffgfffffw:mobile
feffgffgfffffwb:on mobile
feffgfgffffffc:지만
feffgfgffffffw:faster
feffgfgffffffwb:faster but
feffggeffffffp:rispo
feffheffffffffw:está
feffhffffffeflw:update
feffhffffffefw:endpoints
feffhffffffefwb:su #
feffhffffffffs:ratio<..rest
feffhfffffffft:ok>mark,>rest
feffhfffffffft:ok>mark;>rest
feffhfffffffft:still>rest>be
feffhffffffffw:cameras
feffhffffffffw:tre
feffhffffffffwb:# links
feffidegfffeft:be>all>mark,
feffjfcfedefew:of
fefgdfehhffefb:but>describe
fefgeffffffffx:hlt
fefgeffffgfffw:bezahlt
fefgefffgffeft:describe>be>open
fefgegfffffefx:cel
fefgfdffffffglw:tomorrow
fefgfefgfffffwb:so far
fefgfffefffffc:への
fefgffffffffffw2:the old
fefgffffffffflw:are
fefgffffffffflw:is
fefgfffffffffw:confirm
fefgfffffffffw:drafts
fefgfffffffffw:rollback
fefgfffffffffwb:are still
fefgfffffffffwb:error handling
fefgfffffffffwb:your calendar
fefgfffffffffx:ert
fefgffffffgfft:of>heading>be
fefgfffffgfffp:resul
fefgfffffgfffwb:the code
fefgfffffgfffx:ity
fefgfffffgfgfx:nal
fefgfffgfffffw:manque
fefgffgffffgfp:rotat
fefgffgffffgfw:around
fefgfgeffffffwb:you approve
fefgfgfefffffp:envir
fefgfgfffffffw:schema
fefgfhfffffefp:start
fefggeeeegfffw:per
fefggffffffefp:archi
fefggfffffffflw:place
fefggffffffffw:started
fefggffffffffwb:the images
fefggffffffffx:ram
fefggfgeeffffc:です
fefhfefffffefx:ped
fefhfffffffeflx:dir
fefhfffffffffc:には
fefhfffffffffc:確認
fefhffffffffffw2:your calendar
fefhffffffffft:fail>trouble>code
fefhfgeffffffw:approve
fefidfeeeefeft:fail>aux>done
fefidffgeffefwb:i did
fefifffffffefb:box0>open
fegdggfffffffw:draft
fegeeehffffffw:start
fegeeffffffhffw:het
fegeffehfffefw:gone
fegefffffffffx:eet
fegefffffffhfp:repos
fegefffgfffffw:filter
fegegefffffefx:ved
fegegffffffefw:half
fegegffffffffc:하지
fegegffffffffw:pictures
fegegffffffffw:turned
fegeheffgffefx:hed
fegehffefffgew:train
fegfeeegfffffx:ail
fegfefffffffflx:ere
fegfeffffgfefw:customer
fegfeffffgfffp:subag
fegfehfffffefc:きま
fegffefffefhft:say>describe>stop
fegffegffffffw:fail
fegfffeffffgfw:day
fegffffffeffgx:ick
fegffffffffeffx:rge
fegffffffffeflw:use
fegffffffffeflx:cks
fegffffffffeft:mark,>done>describe
fegffffffffefwb:# no
fegffffffffefwb:i use
fegffffffffefwb:regression is
fegffffffffefwb:the regression
fegffffffffefx:cks
fegffffffffefx:oad
fegfffffffffffw2:the data
fegfffffffffffx:ato
fegfffffffffffx:hub
fegfffffffffflw:release
fegfffffffffflx:ely
fegffffffffffs:num..zero
fegffffffffffw:mesa
fegffffffffffw:sabato
fegffffffffffw:such
fegffffffffffwb:against the
fegffffffffffwb:not compatible
fegffffffffffx:hub
fegffffffffgfwb:the default
fegfffffffgfffw:does
fegfffffgffffwb:# the
fegffffgfffffwb:have no
fegfffgfffffflw:free
fegfffgffffffp:certi
fegfffgffffffw:token
fegffgffeffffwb:the test
fegffgffffffflx:out
fegfgfeffffffx:deo
fegfgffffffeffw2:the build
fegfgfffffffft:verify>fail>stop
fegfgffffffffw:compatible
fegfgffffffffw:fast
fegfgffffffffw:risponde
fegfgffffffffw:succeeded
fegfgffffffffw:vol
fegfgheffefefp:inter
feggdfefefffew:made
feggeffffffffw:aan
feggfffffffffwb:and you
feggfffffffffwb:zero of
feggfffffffffx:ord
fegggfeffffeflx:red
fehddggeedfhfw:a
fehdefffdfiffs:still..say
fehdfffgfffffw:voor
feheeeeefffhew:office
feheefffeffffc:一直
feheeffffffffwb:left on
feheefffgfffep:takıl
fehefcdhefffft:offer>not>stop
fehefeffeffeew:reminder
fehefefffffeffw:github
feheffffffffffw:unfortunately
fehefffffffffp:invit
fehefffffffffp:unfor
fehefffffffffw:unfortunately
fehefffffffffwb:is no
fehefffffffffwb:not open
fehefffffffffwb:on that
fehfdehfeffefw:port
fehfeeehfffffw:arrivato
fehfeeffffffffw2:the tests
fehfefeffffgex:ter
fehfefffffffffw2:the landlord
fehfefffffffflw:usable
fehfefffffffft:all>be>fail
fehfeffffffffw:usable
fehfeffffffffwb:nothing usable
fehfeffffffffwb:the subagent
fehfeffffffgfx:fer
fehffeefffffft:fail>ok>speaker
fehffffdfgfffw:machine
fehffffffefffwb:me out
fehffffffefffwb:on every
fehffffffefffwb:out on
fehffffffefgfw:slack
fehffffffffeflw:checks
fehffffffffefp:attem
fehffffffffeft:fail>mark:>trouble
fehffffffffefw:column
fehffffffffefw:github
fehffffffffefw:persists
fehffffffffefw:use
fehffffffffefwb:still there
fehfffffffffflw:fail
fehfffffffffft:not>verify>stop
fehffffffffffw:fait
fehffffffffffw:health
fehffffffffffw:moment
fehfffgfffgeffw:merge
fehfgffffeffffw2:the page
fehfgffffffeffw2:the endpoint
fehgffeefffefp:becau
fehgffffffffflx:ler
feieefffffffft:fail>still>stop
feifeeeffffffb:correct>sorry
feifeffffffffb:bad>be
feifefffffffft:trouble>all>stop
feiffffffffeft:be>fail>mark:
fekfdeffeffefb:sorry>be
ffbfjffffgfeft:be>fail>trouble
ffbfjffffgfeft:fail>trouble>be
ffcefddjeifces:trouble..gone
ffcfeffffjffft:say>speaker>fail
ffcfefffifffft:describe>mark,>fail
ffcfffffifffft:correct>mark:>fail
ffckcffeeefffb:fail>say
ffddkbacecdhdb:done>say
ffdeeegefhfgew:on
ffdeffffjffeft:correct>mark,>be
ffdfceekfffffb:mark;>offer
ffdfdeejfffffff:ok>hedge
ffdfefffhfffft:mark;>be>fail
ffdfffffffghfw:many
ffdffffffgfegx:rts
ffdffffffhfffw:outage
ffdffffffifffw:vendor
ffdfffffggfffx:xed
ffdfffffhffffw:misread
ffdfgffffffgfwb:errors are
ffdfgheefffffs:offer..fail
ffdfgieefffefp:invoi
ffdfhffffefffw:accept
ffdfhfffffffft:aux>fail>but
ffdfhfffffffft:i>done>but
ffdfhffffffffw:trains
ffdfhffffffffwb:turned down
ffdfifffeffffwb:refund for
ffdgffeffgffgx:tes
ffdgfffffhffflw:over
ffdgffffgfffflx:nie
ffdggffffffffwb:would not
ffdghffffffffwb:the one
ffdheffffffffx:dim
ffdhfefgfffffw:я
ffdhgffeffffft:mark,>but>speaker
ffdiefffffffflx:dim
ffdiffffffffft:still>not>none
ffeZkeeeedeedff:good>speaker
ffedffffifffft:mark,>be>correct
ffeecffghegdgw:right
ffeedfehgffffs:if..but
ffeeeffffffhflw:requests
ffeeefffhfffft:mark,>speaker>be
ffeeeheffffgfwb:the way
ffeefdiffffffw:knew
ffeefffffffhfw:main
ffeeffffffhfffw2:is the
ffeeffffgfffffw2:i take
ffeeffffgfffft:speaker>be>still
ffeeffffhffffp:actua
ffeeffffhfffft:correct>mark,>aux
ffeeffffhfffft:mark,>isaid>mark:
ffeeffffhffffw:actually
ffeeffffifffft:be>correct>mark,
ffeefffgfgfffw:paid
ffeeffggfffffwb:if the
ffeefgeffefgfx:ces
ffeefheeeffefw:invoices
ffeefheffffffs:offer..open
ffeefieeffffft:offer>you>stop
ffeegeeffgfefw:their
ffeegeegfffefp:renew
ffeegffffffffwb:# before
ffeegffffffffx:sik
ffeegfffgfffflw:нет
ffeehffffffffw:inloggen
ffeekffaeffffff:ask>mark,
ffefdeeifffffs:hedge..offer
ffefdehgfffefx:tek
ffefdffffhfefw:normal
ffefdffffhfffw:npm
ffefdfieffffft:mark,>still>stop
ffefeedgfiffft:be>done>if
ffefeeeffefgfw:uses
ffefefeiffffft:hedge>mark,>but
ffefefffffffflx:ant
ffefeffffffhfw:h
ffefeffffffhfwb:# h
ffefeffffffhfx:ves
ffefeffffgfgfw:words
ffefeffffhfffw:deprecated
ffefeffgffffflw:out
ffefeffgfffffwb:though i
ffefeffggffffs:verify..but
ffefeffhffffft:but>aux>hedge
ffefeffhffffft:mark;>offer>not
ffefefgffffffw:transaction
ffefefggfffffwb:unless the
ffefegffgffefx:ose
ffefegffgffffw:turns
ffeffbeefflffb:offer>mark?
ffeffeeifffffb:hedge>fail
ffeffefffffgex:ens
ffeffegffffffwb:folder is
ffeffehfffffffw2:with a
ffeffehfffffft:speaker>would>stop
ffeffehffffffw:drop
ffeffehffffffw:script
ffefffeffffgfw:par
ffefffehfffffx:ems
ffeffffffffehw:summary
ffefffffffffflw:paid
ffefffffffffflx:ank
ffeffffffffffw:local
ffeffffffffffwb:export is
ffeffffffffffx:ils
ffefffffffffhx:ias
ffeffffffffgffw2:the app
ffeffffffffgffx:ors
ffeffffffffgflw:differ
ffeffffffffgflw:keys
ffeffffffffgflw:lines
ffeffffffffgflw:vite
ffeffffffffgflx:ald
ffeffffffffgfp:excha
ffeffffffffgfp:rewri
ffeffffffffgfw:course
ffeffffffffgfw:depends
ffeffffffffgfw:falha
ffeffffffffgfw:rewritten
ffeffffffffgfw:vite
ffeffffffffgfwb:# lines
ffeffffffffgfwb:a failed
ffeffffffffgfwb:about #
ffeffffffffgfwb:and a
ffeffffffffgfwb:depends on
ffeffffffffgfwb:file is
ffeffffffffgfwb:is retried
ffeffffffffgfx:err
ffeffffffffgfx:hon
ffeffffffffgfx:kte
ffeffffffffgfx:lha
ffeffffffffgfx:nge
ffeffffffffgfx:pen
ffeffffffffgfx:uso
ffeffffffffhflw:key
ffeffffffffhfp:month
ffeffffffffhfw:worden
ffeffffffffhfx:hly
ffefffffffgfft:be>fail>verify
ffefffffffgffwb:failing test
ffeffffffgfefw:reviewer
ffeffffffgfffp:ammin
ffeffffffgfffp:previ
ffeffffffgfffw:amministratore
ffeffffffgfffw:guasto
ffeffffffgfffw:volgens
ffeffffffgfffwb:il guasto
ffeffffffgfffwb:reports that
ffeffffffgfffwb:user reports
ffeffffffgfgfp:warra
ffeffffffgfgfw:stderr
ffeffffffgfgfw:user
ffeffffffhfdffw2:the readme
ffeffffffhfeft:speaker>say>be
ffeffffffhfffwb:the vendor
ffefffffgfffffw2:scratch that
ffefffffgfffffw:oops
ffefffffgfffffw:scratch
ffefffffgffffp:misre
ffefffffgffffp:pipel
ffefffffgffffp:scrat
ffefffffgfffft:aux>correct>mark,
ffefffffgfffft:isaid>mark,>aux
ffefffffgffffw:antes
ffefffffgffffw:dos
ffefffffgffffw:duas
ffefffffgffffw:oops
ffefffffgffffw:please
ffefffffgffffw:scratch
ffefffffgffffw:twee
ffefffffgffffwb:heb de
ffefffffgffffwb:i had
ffefffffgffffwb:i misread
ffefffffgffffwb:i take
ffefffffgffffwb:j' avais
ffefffffgffffwb:les tests
ffefffffgffffwb:memory leak
ffefffffgffffwb:misread the
ffefffffgffffwb:not deployed
ffefffffgffffwb:not pass
ffefffffgffffwb:que les
ffefffffgffffwb:said about
ffefffffgffffwb:scratch that
ffefffffgffffwb:się nie
ffefffffgffffwb:the memory
ffefffffgffffwb:the pipeline
ffefffffgffffx:ril
ffefffffgffffx:sał
ffefffffgfffglx:age
ffefffffgfffgw:conti
ffefffffgffgfwb:email is
ffefffffgffgfx:ais
ffefffffggfffw:previous
ffefffffhfffffw:perdón
ffefffffhfffft:i>not>done
ffefffffhfffft:sorry>mark,>isaid
ffefffffhffffw:avais
ffefffffhffffw:perdón
ffeffffgfffffw:helper
ffeffffgfffffw:ontbreekt
ffeffffgfffffw:scanned
ffeffffgfffffwb:que je
ffeffffgfgfffw:reads
ffeffffggffffwb:was the
ffeffffhfffffs:offer..but
ffeffffhfffffs:offer..hedge
ffeffffhfffffs:would..hedge
ffeffffhffffft:aux>hedge>done
ffeffffhffffft:hedge>mark,>not
ffeffffhffffft:mark,>but>aux
ffefffgefffffs:would..not
ffefffgeffgffw:delete
ffefffgffefffx:act
ffefffgffffffw:assertion
ffefffgffffffw:fires
ffefffgffffffwb:had the
ffefffgffffgfw:hash
ffefffgffgfefw:status
ffefffgffgfffx:ait
ffefffgfgfffflw:pass
ffefffgfgffffw:forget
ffefffgfgffffw:pipeline
ffefffgfgffffw:sample
ffefffgfgffgfwb:by a
ffeffgeffffffwb:get the
ffeffgeffffffx:uur
ffeffgffffffflx:rst
ffeffgfffffffp:proce
ffeffgfffffffp:verst
ffeffgffffffft:plan>i>be
ffeffgfffffffwb:'d be
ffeffgfffffffwb:errors out
ffeffgfffffffwb:the compiler
ffeffgfffffffwb:which i
ffeffgfffffgfp:limit
ffeffgfffffgfp:relan
ffeffgffffgfew:apago
ffeffgfffgffflx:nch
ffeffgfgfffffp:scann
ffeffheegffffw:due
ffeffhffffffflw:first
ffeffhffffffft:be>plan>fail
ffeffhfffffffwb:am going
ffeffhfffffffwb:the calendar
ffeffidffffffs:offer..still
ffefgegffffefwb:is missing
ffefgfeffffffx:arı
ffefgfeffffgfp:dossi
ffefgffefffffs:say..offer
ffefgfffffffffw:ordered
ffefgfffffffffx:les
ffefgfffffffflx:hes
ffefgfffffffflx:nue
ffefgffffffffp:clien
ffefgffffffffp:reboo
ffefgfffffffft:but>i>be
ffefgfffffffft:fail>but>sorry
ffefgffffffffw:apart
ffefgffffffffw:clientes
ffefgffffffffw:however
ffefgffffffffw:integration
ffefgffffffffw:mum
ffefgffffffffw:yok
ffefgffffffffwb:apart from
ffefgffffffffwb:appointment is
ffefgffffffffwb:documented the
ffefgffffffffwb:flaky test
ffefgffffffffwb:ich habe
ffefgffffffffwb:integration tests
ffefgffffffffwb:is fine
ffefgffffffffwb:le dossier
ffefgffffffffwb:the appointment
ffefgffffffffwb:the image
ffefgffffffffwb:the pr
ffefgffffffffx:del
ffefgffffffffx:nue
ffefgffffffffx:rds
ffefgffffffffx:ron
ffefgfffffffgfx:gen
ffefgfffffffglw:report
ffefgffffgfffw:writes
ffefgffffgfffwb:crashes on
ffefgfffgffefw:coverage
ffefgfffgffffp:refun
ffefgfffgffffw:ignore
ffefgffgfffffp:passi
ffefgffgfffffw:passing
ffefgffgfffffw:war
ffefgfgffffffwb:the client
ffefgfgffffffwb:the script
ffefghgefffffw:bill
ffefhfeffffeft:of>ratio<>mark,
ffefhffeefffft:mark,>offer>not
ffefhfffeffefwb:the refund
ffefhffffffefw:checked
ffefhfffffffffw2:ich habe
ffefhffffffffp:inlog
ffefhffffffffw:car
ffefhffffffffw:complet
ffefhffffffffw:respond
ffefhffffffffwb:are down
ffefiffeefffft:done>mark,>offer
ffefifffdfffft:correct>done>mark,
ffegeffffffffx:mon
ffegeffffgfgfwb:the letter
ffegeffgffffft:open>paren>not
ffegegeefgfefwb:the invoice
ffegegefffffffw2:i would
ffegegffffffft:i>ask>stop
ffegfeffffffglx:gen
ffegfegeffffffx:onu
ffegfegefffffx:onu
ffegfffffffeffw:migration
ffegffffffffffw:nog
ffegffffffffffx:ego
ffegfffffffffp:gedra
ffegfffffffffw:personal
ffegfffffffffwb:did i
ffegfffffffffwb:i left
ffegfffffffffx:nin
ffegfffffffgffw2:the letter
ffegfffffffgfwb:react #
ffegffffgffffwb:are not
ffegfffgfffffp:ontbr
ffegfffgfffffw:niets
ffegffgfffffflw:database
ffegfgeffffffw:carried
ffegfgfffffgfp:carri
ffeggfffffffflw:blank
ffeggfffffffflw:yet
ffeggffffffffp:evalu
ffeggffffffffp:warni
ffeggffffffffw:warnings
ffehdeegfffefc:てい
ffehefffefffft:aux>still>done
ffehefffefffft:not>aux>still
ffeheffffffffwb:habe ich
ffehfffffffefp:handl
ffehffffffffffw2:i left
ffehffffffffflw:gedraaid
ffehfffffffffp:экспе
ffehffffffffft:speaker>fail>you
ffehfffffffffw:gedraaid
ffehfffffffffw:photos
ffehfffffffffwb:production database
ffehfffffffffwb:я не
ffeifffffffffff:box0>open
fffdfhefffhfes:plan..still
fffefcffffjffff:ask>plan
fffefedeffjeeb:now>mark?
fffefeeifffffw:guess
fffefeffegfgfx:ons
fffeffeifffffff:mark,>hedge
fffefffefffgfx:ice
fffefffffffffwb:as a
fffeffffffffgp:condo
fffefffffffgfw:redirect
fffefffffffgfw:tien
fffefffffffgfwb:in one
fffefffffgfefp:answe
fffefffffgffft:say>say>speaker
fffefffffgffft:speaker>say>say
fffefffffgfffwb:had been
fffefffffgfgflw:else
fffefffffgfgfwb:and nothing
fffeffffgfffffw:actually
fffeffffgfffft:mark,>aux>not
fffeffffgffffw:aspetta
fffeffffgffffw:avevo
fffeffffgffffwb:'s not
fffeffffgffffwb:file non
fffeffffgffffwb:is only
fffeffffgffffwb:never pushed
fffeffffgffffwb:non l'
fffeffffgffffwb:not right
fffeffffgffffwb:only on
fffeffffgffffx:ake
fffeffffgffffx:evo
fffeffffgffffx:tta
fffeffffgfgefwb:take that
fffeffffhffffp:mista
fffeffffhffffw:mistake
fffeffffhffffwb:my mistake
fffefffgfffffw:diría
fffefffhffffft:mark;>open>verify
fffeffgffffefx:art
fffeffgffffffc:계약
fffeffgffffffc:되지않
fffeffhefffffc:되지
fffeffhffffffc:지않
fffefgffffffft:plan>plan>open
fffefgfffffffwb:draft the
fffefgfffffffx:aft
fffefgffgffffwb:report is
fffefgffgffffx:rum
fffefheeffgffs:open..offer
fffefheffffffwb:let me
fffefhfeffffft:plan>i>speaker
fffefhfffffffp:geçiy
fffefiefffffft:plan>mark:>stop
fffefiffffffft:plan>mark:>speaker
fffegehefffffw:bildirimler
fffegffffffefx:hen
fffegfffffffffw:draft
fffegfffffffffx:end
fffegfffffffflx:our
fffegffffffffp:opsta
fffegffffffffp:proof
fffegfffffffft:mark,>still>open
fffegffffffffw:cleaned
fffegffffffffw:нет
fffegffffffffwb:bij het
fffegffffffffwb:het opstarten
fffegffffffffwb:op de
fffegffffffffwb:so that
fffegffffffffx:jft
fffegfffffffglw:go
fffegfffgffffwb:meeting is
fffeggfffffffwb:before it
fffehefefffffw:menos
fffehffffffffw:opstarten
ffffbeeifffffb:but>offer
ffffdfffhfffft:isaid>you>aux
ffffdffhffffflx:łem
ffffdffhfffffs:fail..offer
ffffeeehfffffw:essere
ffffeeffhfffffw2:i must
ffffefehfffffff:hedge>gone
ffffefehfffffs:gone..but
ffffeffefgffft:all>speaker>if
ffffeffehffffwb:i must
ffffeffffeidet:ask>some>be
ffffeffffffegw:ms
ffffeffffffffc:先ほど
ffffefffffffft:aux>mark,>but
ffffeffffffgfw:gut
ffffeffffffhfw:why
ffffefffgffffc:れて
ffffefffgffffc:月分
ffffefffgfffft:correct>mark:>isaid
ffffefffgfffft:not>ask>stop
ffffefffgffffw:correction
ffffefffgffffwb:token has
ffffefffgffffwb:told you
ffffefffggffft:speaker>be>fail
ffffefffhffffb:isaid>verify
ffffefffhfffffw:correction
ffffefffhfffft:be>not>ask
ffffeffgfffffc:めて
ffffeffgffffffx:ene
ffffeffgffffflx:uté
ffffeffgfffffp:ejecu
ffffeffgfffffs:should..but
ffffeffgffffft:mark,>but>offer
ffffeffgffffft:mark,>open>verify
ffffeffgffffft:mark,>verify>done
ffffeffgffffft:not>but>stop
ffffeffgfffffw:ale
ffffeffgfffffw:ce
ffffeffgfffffwb:no lo
ffffeffgfffffwb:run it
ffffeffgfffffx:ant
ffffeffgfffffx:aru
ffffeffgfffffx:ena
ffffeffgfffffx:uté
ffffeffgffgffwb:the right
ffffeffhfffffs:gone..verify
ffffeffhffffft:but>not>aux
ffffeffhffffft:mark,>if>be
ffffefgffffffwb:not start
ffffefgffffffwb:port is
ffffefgffffffwb:the port
ffffefhfffffft:done>done>mark,
ffffefifffffft:if>mark,>be
ffffegefeffffwb:in a
ffffegfffffffwb:turns up
ffffegfffffffx:ise
ffffegfffffffx:rns
ffffegfgfffffx:que
ffffeheffffffwb:is to
ffffehfffffefwb:on tuesday
fffffcdeffiffb:ask>offer
fffffcefffjffb:still>mark?
fffffddeffiffff:ask>offer
fffffdffffhfft:offer>ask>mark?
fffffdffffiffb:plan>mark?
fffffdifffffft:if>mark,>plan
fffffedhffffft:should>hedge>now
fffffeeeffgegw:how
fffffeehffffft:hedge>be>done
fffffeehfffffwb:should have
fffffefegffeglw:message
fffffefegffffwb:last message
fffffefegffffwb:my last
fffffeffffffglx:eps
fffffefffffhfp:entra
fffffeffffgfffw:posso
fffffeffffgffwb:le serveur
fffffeffffgffwb:o servidor
fffffeffffgffwb:want me
fffffeffgffefx:ild
fffffeffhffffwb:in my
fffffefgfffffwb:i guess
fffffegcffffht:greet>mark,>hedge
fffffegeffgffp:reini
fffffegeffgffw:reiniciar
fffffegffffefw:debería
fffffegfffffffw2:a second
fffffegfffffffw2:depending on
fffffegfffffffw:depending
fffffegfffffffw:she
fffffegfffffffx:ald
fffffegffffffw:below
fffffegffffffw:changing
fffffegffffffw:depending
fffffegffffffw:vigor
fffffegffffffw:weather
fffffegffffffwb:be closed
fffffegffffffwb:would drop
fffffegffffffx:rag
fffffeggfffffx:bbe
fffffeggffgfffw:should
fffffeheffffffw2:that should
fffffehefffffwb:this should
fffffehffffffp:unter
fffffehfffffft:if>describe>mark,
fffffehfffffft:mark,>describe>plan
fffffehffffffw:cdn
fffffehffffffwb:as the
fffffehffffffwb:if i
fffffehffffffwb:make the
fffffeicfffffw:clear
fffffeidfffffw:might
fffffeiffffdft:you>mark,>describe
ffffffdeffiffff:ask>should
ffffffdffffhgw:sounds
ffffffeeffffglw:be
ffffffeefffgfw:forty
ffffffeehfffft:hedge>mark,>hedge
ffffffefffffgfw:hi
ffffffefffffhw:hope
ffffffeffffgflw:day
ffffffeffffgflx:ees
ffffffeffffgfwb:a day
ffffffeffffgfx:ney
ffffffeffffhfw:later
ffffffeffffhfwb:both keys
ffffffeffffhfwb:when the
ffffffefffgffw:want
ffffffefffgffwb:me to
ffffffegfffffc:않았습
ffffffegffffffw2:the totals
ffffffegffffflw:lost
ffffffegfffffp:inzwi
ffffffegfffffp:knowl
ffffffegfffffp:subje
ffffffegffffft:hedge>speaker>be
ffffffegffffft:ok>mark,>hedge
ffffffegfffffw:appear
ffffffegfffffw:knowledge
ffffffegfffffw:penso
ffffffegfffffw:sein
ffffffegfffffw:subject
ffffffegfffffwb:appear to
ffffffegfffffwb:is complete
ffffffegfffffwb:my knowledge
ffffffegfffffwb:off the
ffffffegfffffwb:the clock
ffffffegfffffwb:the totals
ffffffegfffffx:els
ffffffegfffgfw:dog
ffffffegfffgfwb:the dog
ffffffegfffgfwb:the email
ffffffehffffffw2:pretty sure
ffffffehfffffp:appar
ffffffehffffft:aux>hedge>stop
ffffffehffffft:hedge>be>speaker
ffffffehffffft:mark,>but>hedge
ffffffehfffffw:müsste
ffffffehfffgffw2:the email
fffffffeffffgx:and
fffffffefhffft:say>mark,>quotation
fffffffegffffwb:not #
fffffffehfffft:trouble>hedge>mark,
ffffffffeffffwb:that i
fffffffffeffglw:notes
fffffffffeffglx:cia
fffffffffefgfx:aat
fffffffffffeflx:eks
fffffffffffeflx:ist
fffffffffffefx:eks
fffffffffffefx:uge
fffffffffffegwb:the long
fffffffffffehfw2:sorry for
fffffffffffehfw:here
fffffffffffehwb:sorry for
ffffffffffffgc:にな
ffffffffffffgfw2:great question
ffffffffffffgfx:ght
ffffffffffffgfx:ias
ffffffffffffglw:conti
ffffffffffffglw:do
ffffffffffffglw:regards
ffffffffffffglw:see
ffffffffffffglw:summary
ffffffffffffgp:goede
ffffffffffffgp:opens
ffffffffffffgp:regar
ffffffffffffgw:hi
ffffffffffffgw:regards
ffffffffffffgw:señora
ffffffffffffgw:signora
ffffffffffffgwb:de nada
ffffffffffffgwb:great question
ffffffffffffgwb:to do
ffffffffffffgx:ana
ffffffffffffgx:lay
ffffffffffffhfw2:je vous
fffffffffffgfc:書の
fffffffffffgfce:합니다
fffffffffffgffw2:el vuelo
fffffffffffgffx:eck
fffffffffffgffx:rde
fffffffffffgffx:res
fffffffffffgflw:dez
fffffffffffgflw:euros
fffffffffffgflw:library
fffffffffffgflx:nth
fffffffffffgfp:argum
fffffffffffgfp:authe
fffffffffffgfp:colum
fffffffffffgft:describe>describe>say
fffffffffffgfw:argumentos
fffffffffffgfw:arguments
fffffffffffgfw:artefacts
fffffffffffgfw:authentication
fffffffffffgfw:consultas
fffffffffffgfw:cursor
fffffffffffgfw:damage
fffffffffffgfw:dieci
fffffffffffgfw:diez
fffffffffffgfw:ends
fffffffffffgfw:entries
fffffffffffgfw:espera
fffffffffffgfw:euros
fffffffffffgfw:formatter
fffffffffffgfw:meets
fffffffffffgfw:museo
fffffffffffgfw:pull
fffffffffffgfw:registros
fffffffffffgfw:replication
fffffffffffgfw:ships
fffffffffffgfw:três
fffffffffffgfw:twelve
fffffffffffgfw:vat
fffffffffffgfw:werden
fffffffffffgfw:year
fffffffffffgfwb:# euros
fffffffffffgfwb:a las
fffffffffffgfwb:a third
fffffffffffgfwb:and expires
fffffffffffgfwb:are #
fffffffffffgfwb:by default
fffffffffffgfwb:cache is
fffffffffffgfwb:el vuelo
fffffffffffgfwb:ends on
fffffffffffgfwb:expires after
fffffffffffgfwb:has #
fffffffffffgfwb:paid in
fffffffffffgfwb:runs for
fffffffffffgfwb:takes two
fffffffffffgfwb:the company
fffffffffffgfwb:the ⟨code⟩
fffffffffffgfwb:three times
fffffffffffgfwb:two versions
fffffffffffgfx:all
fffffffffffgfx:ify
fffffffffffgfx:jas
fffffffffffgfx:mns
fffffffffffgfx:mps
fffffffffffgfx:nty
fffffffffffgfx:nza
fffffffffffgfx:ois
fffffffffffgfx:ros
fffffffffffgfx:seo
fffffffffffgfx:tet
fffffffffffgfx:ths
fffffffffffgfx:ете
fffffffffffhffw:postgres
fffffffffffhfw:abre
fffffffffffhfwb:a #
ffffffffffgfelw:sure
ffffffffffgfffw2:could you
ffffffffffgfffw2:do you
ffffffffffgfffw2:shall i
ffffffffffgfffw2:should i
ffffffffffgfffw:aisle
ffffffffffgfffw:um
ffffffffffgfffw:want
ffffffffffgfffw:who
ffffffffffgfffx:ich
ffffffffffgfflw:coming
ffffffffffgfflw:long
ffffffffffgfflw:rebase
ffffffffffgfflw:servidor
ffffffffffgfflx:dor
ffffffffffgfflx:eur
ffffffffffgfflx:ken
ffffffffffgfflx:yed
ffffffffffgffp:backu
ffffffffffgffp:squas
ffffffffffgfft:ask>ask>i
ffffffffffgfft:ask>describe>mark?
ffffffffffgfft:ask>plan>mark?
ffffffffffgfft:be>plan>ok
ffffffffffgffw:aussi
ffffffffffgffw:backups
ffffffffffgffw:commits
ffffffffffgffw:gleich
ffffffffffgffw:posso
ffffffffffgffw:soll
ffffffffffgffw:tabs
ffffffffffgffw:usar
ffffffffffgffw:zal
ffffffffffgffwb:are coming
ffffffffffgffwb:could you
ffffffffffgffwb:do you
ffffffffffgffwb:how many
ffffffffffgffwb:ich die
ffffffffffgffwb:is it
ffffffffffgffwb:send it
ffffffffffgffwb:show up
ffffffffffgffwb:soll ich
ffffffffffgffwb:tell me
ffffffffffgffwb:this was
ffffffffffgffwb:thursday at
ffffffffffgffwb:want the
ffffffffffgffwb:you want
ffffffffffgfgw:gelsin
ffffffffffheffw:do
ffffffffffhfet:ask>ask>mark?
ffffffffffhfew:or
ffffffffffhfft:ask>i>mark?
ffffffffffhfft:earlier>of>mark?
ffffffffffhfft:i>earlier>of
fffffffffgfefw:doctor
fffffffffgfefw:weeks
fffffffffgfefwb:under the
fffffffffgfefx:dme
fffffffffgfeglx:ort
fffffffffgfffc:이라
fffffffffgffffw2:from the
fffffffffgffffw2:the comment
fffffffffgffffw2:volgens de
fffffffffgffffw:per
fffffffffgffffw:segundo
fffffffffgffffw:supposedly
fffffffffgffffw:volgens
fffffffffgffflw:automatically
fffffffffgffflw:mac
fffffffffgffflw:monday
fffffffffgffflw:sei
fffffffffgffflw:was
fffffffffgffflx:ada
fffffffffgffflx:mal
fffffffffgfffp:avail
fffffffffgfffp:engin
fffffffffgfffp:müşte
fffffffffgfffp:revie
fffffffffgfffp:statu
fffffffffgfffp:volge
fffffffffgffft:of>earlier>mark,
fffffffffgffft:say>be>quotation
fffffffffgffft:speaker>mark,>quotation
fffffffffgfffw:après
fffffffffgfffw:automatically
fffffffffgfffw:contains
fffffffffgfffw:engineer
fffffffffgfffw:mrs
fffffffffgfffw:müşteri
fffffffffgfffw:schrijft
fffffffffgfffw:secondo
fffffffffgfffw:these
fffffffffgfffwb:colleague wrote
fffffffffgfffwb:completed at
fffffffffgfffwb:detto che
fffffffffgfffwb:handed over
fffffffffgfffwb:is ⟨quotation⟩
fffffffffgfffwb:keys are
fffffffffgfffwb:moved the
fffffffffgfffwb:noted in
fffffffffgfffwb:reads ⟨quotation⟩
fffffffffgfffwb:states that
fffffffffgfffwb:the comment
fffffffffgfffwb:the docs
fffffffffgfffwb:the doctor
fffffffffgfffwb:the line
fffffffffgfffwb:the previous
fffffffffgfffwb:the transfer
fffffffffgfffwb:volgens de
fffffffffgfffwb:we have
fffffffffgfffwb:you told
fffffffffgfffx:aba
fffffffffgfffx:ata
fffffffffgfffx:ava
fffffffffgfffx:gue
fffffffffgfffx:hnt
fffffffffgfffx:ous
fffffffffgfffx:sto
fffffffffgfffx:оде
fffffffffgfgfwb:the warranty
fffffffffhfefff:say>quotation
fffffffffhfeft:mark:>quotation>stop
fffffffffhfeft:speaker>say>quotation
fffffffffhfefw:readme
fffffffffhfefwb:the readme
fffffffffhffft:speaker>quotation>say
fffffffffiffeff:say>mark:
ffffffffgffefwb:the staging
ffffffffgfffffw2:apologies i
ffffffffgfffffw2:contrary to
ffffffffgfffffw2:sorry i
ffffffffgfffffw:contrary
ffffffffgfffffw:please
ffffffffgfffffx:dón
ffffffffgfffffx:ier
ffffffffgfffffx:tch
ffffffffgfffflw:had
ffffffffgfffflw:hold
ffffffffgfffflw:staging
ffffffffgfffflw:wednesday
ffffffffgfffflx:eld
ffffffffgfffflx:ule
ffffffffgffffp:aspet
ffffffffgffffp:claim
ffffffffgffffp:retra
ffffffffgfffft:be>ok>mark;
ffffffffgfffft:correct>mark;>correct
ffffffffgfffft:done>mark,>correct
ffffffffgfffft:mark,>correct>isaid
ffffffffgfffft:mark,>ok>trouble
ffffffffgfffft:mark:>isaid>aux
ffffffffgffffw:erano
ffffffffgffffw:euro
ffffffffgffffw:factor
ffffffffgffffw:hatte
ffffffffgffffw:llegó
ffffffffgffffw:sigue
ffffffffgffffw:sitting
ffffffffgffffw:stimmt
ffffffffgffffw:twaalf
ffffffffgffffw:waren
ffffffffgffffw:zei
ffffffffgffffwb:after all
ffffffffgffffwb:back the
ffffffffgffffwb:earlier i
ffffffffgffffwb:i claimed
ffffffffgffffwb:i never
ffffffffgffffwb:i was
ffffffffgffffwb:i wrote
ffffffffgffffwb:ik zei
ffffffffgffffwb:is called
ffffffffgffffwb:is down
ffffffffgffffwb:it turns
ffffffffgffffwb:las dos
ffffffffgffffwb:my previous
ffffffffgffffwb:no that
ffffffffgffffwb:opens at
ffffffffgffffwb:sorry i
ffffffffgffffwb:the deploy
ffffffffgffffwb:turns out
ffffffffgffffwb:was never
ffffffffgffffwb:wrote above
ffffffffgffffwb:zei dat
ffffffffgffffx:dón
ffffffffgffffx:eld
ffffffffgffffx:ndu
ffffffffgffffx:oke
ffffffffggfffwb:dat de
ffffffffhfffffw:wait
fffffffgfeffgx:cia
fffffffgfffffc:てない
fffffffgfffffc:てる
fffffffgfffffc:では見
fffffffgfffffc:は見
fffffffgfffffc:マクロ
fffffffgfffffc:않았
fffffffgfffffc:으로
fffffffgffffffw2:acho que
fffffffgffffffw2:as far
fffffffgffffffw2:i believe
fffffffgffffffw2:i think
fffffffgffffffw2:it looks
fffffffgffffffw2:the cache
fffffffgffffffw:acho
fffffffgffffffw:deposit
fffffffgffffffw:insurance
fffffffgffffffw:por
fffffffgffffffw:pretty
fffffffgffffffw:probably
fffffffgffffffx:lly
fffffffgffffffx:tty
fffffffgffffflw:believe
fffffffgffffflw:duplicates
fffffffgffffflw:informed
fffffffgffffflw:llegado
fffffffgffffflw:number
fffffffgffffflw:though
fffffffgffffflw:told
fffffffgffffflw:yours
fffffffgffffflx:eve
fffffffgfffffp:inten
fffffffgfffffp:judgi
fffffffgfffffp:racco
fffffffgfffffp:reaso
fffffffgfffffp:somet
fffffffgfffffs:gone..hedge
fffffffgfffffs:offer..verify
fffffffgffffft:ask>trouble>be
fffffffgffffft:aux>not>verify
fffffffgffffft:be>greet>you
fffffffgffffft:but>hedge>ok
fffffffgffffft:gone>mark,>but
fffffffgffffft:gone>mark,>hedge
fffffffgffffft:hedge>ask>trouble
fffffffgffffft:hedge>be>aux
fffffffgffffft:hedge>done>hedge
fffffffgffffft:hedge>done>ok
fffffffgffffft:hedge>gone>mark,
fffffffgffffft:hedge>hedge>now
fffffffgffffft:hedge>mark,>done
fffffffgffffft:hedge>not>fail
fffffffgffffft:hedge>now>hedge
fffffffgffffft:hedge>now>mark,
fffffffgffffft:hedge>ok>mark,
fffffffgffffft:hedge>ok>mark;
fffffffgffffft:i>aux>not
fffffffgffffft:mark,>hedge>describe
fffffffgffffft:mark,>not>aux
fffffffgffffft:not>verify>mark,
fffffffgffffft:now>mark,>hedge
fffffffgffffft:offer>not>verify
fffffffgffffft:ok>hedge>now
fffffffgffffft:only>aux>verify
fffffffgffffft:open>hedge>mark,
fffffffgffffft:open>hedge>stop
fffffffgffffft:say>ok>mark,
fffffffgffffft:speaker>mark,>but
fffffffgffffft:verify>mark,>but
fffffffgfffffw:arrivata
fffffffgfffffw:assume
fffffffgfffffw:believe
fffffffgfffffw:chyba
fffffffgfffffw:eso
fffffffgfffffw:fairly
fffffffgfffffw:goed
fffffffgfffffw:informed
fffffffgfffffw:inzwischen
fffffffgfffffw:judging
fffffffgfffffw:llegado
fffffffgfffffw:però
fffffffgfffffw:puisse
fffffffgfffffw:sans
fffffffgfffffw:solved
fffffffgfffffw:something
fffffffgfffffw:supposedly
fffffffgfffffw:ter
fffffffgfffffw:think
fffffffgfffffw:worked
fffffffgfffffw:yours
fffffffgfffffwb:already be
fffffffgfffffwb:am not
fffffffgfffffwb:am reasonably
fffffffgfffffwb:as far
fffffffgfffffwb:been informed
fffffffgfffffwb:by now
fffffffgfffffwb:de mail
fffffffgfffffwb:deve ter
fffffffgfffffwb:diría que
fffffffgfffffwb:dovrebbe essere
fffffffgfffffwb:falta nada
fffffffgfffffwb:far as
fffffffgfffffwb:gone out
fffffffgfffffwb:have finished
fffffffgfffffwb:have gone
fffffffgfffffwb:i believe
fffffffgfffffwb:i know
fffffffgfffffwb:i think
fffffffgfffffwb:il ne
fffffffgfffffwb:it looks
fffffffgfffffwb:it seems
fffffffgfffffwb:je puisse
fffffffgfffffwb:le mail
fffffffgfffffwb:looks complete
fffffffgfffffwb:looks like
fffffffgfffffwb:might already
fffffffgfffffwb:no way
fffffffgfffffwb:o email
fffffffgfffffwb:pretty sure
fffffffgfffffwb:seems to
fffffffgfffffwb:sure the
fffffffgfffffwb:the cache
fffffffgfffffwb:the crash
fffffffgfffffwb:the final
fffffffgfffffwb:the lights
fffffffgfffffwb:the parcel
fffffffgfffffwb:think the
fffffffgfffffwb:to have
fffffffgfffffwb:to my
fffffffgfffffwb:to pass
fffffffgfffffwb:your new
fffffffgfffffx:dge
fffffffgfffffx:eve
fffffffgfffffx:gou
fffffffgfffffx:ink
fffffffgfffffx:nso
fffffffgfffffx:ume
fffffffgffffglw:question
fffffffgffffgw:understood
fffffffggffffwb:as i
fffffffhfffeft:describe>aux>hedge
fffffffhfffffp:belie
fffffffhfffffp:presu
fffffffhfffffw:presumably
ffffffgeffffffw2:if the
ffffffgeffffflw:enough
ffffffgeffffflx:len
ffffffgefffffw:behind
ffffffgefffffw:proxy
ffffffgefffffwb:as long
ffffffgefffffwb:be enough
ffffffgefffffwb:behind the
ffffffgefffffwb:long as
ffffffgefffffx:tra
ffffffgffefgft:describe>say>speaker
ffffffgfffffffw2:if you
ffffffgfffffffw2:it would
ffffffgfffffffw2:sans index
ffffffgfffffffw2:should be
ffffffgfffffffw2:si la
ffffffgfffffffw2:were the
ffffffgfffffffw:assuming
ffffffgfffffffw:otherwise
ffffffgfffffffw:provided
ffffffgfffffffw:sans
ffffffgfffffffx:sto
ffffffgfffffffx:try
ffffffgfffffflw:compila
ffffffgfffffflw:disappear
ffffffgfffffflw:het
ffffffgfffffflw:memory
ffffffgfffffflw:minutos
ffffffgfffffflw:rows
ffffffgfffffflw:vigor
ffffffgfffffflx:ear
ffffffgfffffflx:gor
ffffffgfffffflx:ond
ffffffgfffffflx:ore
ffffffgfffffflx:ose
ffffffgffffffp:asser
ffffffgffffffp:assin
ffffffgffffffp:assum
ffffffgffffffp:deber
ffffffgffffffp:disap
ffffffgffffffp:other
ffffffgffffffp:risol
ffffffgffffffp:signi
ffffffgffffffp:silen
ffffffgffffffp:troub
ffffffgffffffp:wordi
ffffffgffffffs:ok..would
ffffffgffffffs:plan..should
ffffffgffffffs:should..would
ffffffgffffffs:still..would
ffffffgffffffs:would..say
ffffffgffffffs:would..would
ffffffgfffffft:done>mark,>would
ffffffgfffffft:fail>mark,>would
ffffffgfffffft:if>done>mark,
ffffffgfffffft:if>mark,>would
ffffffgfffffft:if>would>be
ffffffgfffffft:if>you>plan
ffffffgfffffft:mark,>would>be
ffffffgfffffft:mark,>would>describe
ffffffgfffffft:mark,>would>done
ffffffgfffffft:ok>describe>mark,
ffffffgfffffft:trouble>should>stop
ffffffgfffffft:would>be>fail
ffffffgfffffft:would>be>only
ffffffgfffffft:would>be>stop
ffffffgfffffft:would>describe>say
ffffffgfffffft:would>should>trouble
ffffffgffffffw:arrives
ffffffgffffffw:assuming
ffffffgffffffw:badge
ffffffgffffffw:baut
ffffffgffffffw:bigger
ffffffgffffffw:bouwt
ffffffgffffffw:cancel
ffffffgffffffw:carte
ffffffgffffffw:compila
ffffffgffffffw:consistent
ffffffgffffffw:consulta
ffffffgffffffw:definida
ffffffgffffffw:des
ffffffgffffffw:deve
ffffffgffffffw:devrait
ffffffgffffffw:fehler
ffffffgffffffw:gar
ffffffgffffffw:gezet
ffffffgffffffw:habría
ffffffgffffffw:hear
ffffffgffffffw:isso
ffffffgffffffw:larger
ffffffgffffffw:minutos
ffffffgffffffw:ohne
ffffffgffffffw:older
ffffffgffffffw:otherwise
ffffffgffffffw:ought
ffffffgffffffw:provided
ffffffgffffffw:questo
ffffffgffffffw:refusée
ffffffgffffffw:requête
ffffffgffffffw:sign
ffffffgffffffw:trouble
ffffffgffffffw:virement
ffffffgffffffw:wording
ffffffgffffffw:würde
ffffffgffffffw:ça
ffffffgffffffwb:after a
ffffffgffffffwb:arrives on
ffffffgffffffwb:as soon
ffffffgffffffwb:back we
ffffffgffffffwb:black friday
ffffffgffffffwb:by noon
ffffffgffffffwb:case of
ffffffgffffffwb:contrato entra
ffffffgffffffwb:could do
ffffffgffffffwb:depending on
ffffffgffffffwb:do it
ffffffgffffffwb:drop below
ffffffgffffffwb:fix the
ffffffgffffffwb:gaat het
ffffffgffffffwb:gar nicht
ffffffgffffffwb:have to
ffffffgffffffwb:het pakket
ffffffgffffffwb:il contratto
ffffffgffffffwb:is broken
ffffffgffffffwb:is consistent
ffffffgffffffwb:is set
ffffffgffffffwb:it would
ffffffgffffffwb:keep the
ffffffgffffffwb:la requête
ffffffgffffffwb:late fee
ffffffgffffffwb:lock would
ffffffgffffffwb:more memory
ffffffgffffffwb:o contrato
ffffffgffffffwb:old version
ffffffgffffffwb:on monday
ffffffgffffffwb:only if
ffffffgffffffwb:or the
ffffffgffffffwb:otherwise the
ffffffgffffffwb:ought to
ffffffgffffffwb:que vous
ffffffgffffffwb:sans index
ffffffgffffffwb:say yes
ffffffgffffffwb:si la
ffffffgffffffwb:take a
ffffffgffffffwb:that should
ffffffgffffffwb:the branch
ffffffgffffffwb:the hash
ffffffgffffffwb:the late
ffffffgffffffwb:the order
ffffffgffffffwb:the proxy
ffffffgffffffwb:the review
ffffffgffffffwb:the rows
ffffffgffffffwb:the train
ffffffgffffffwb:they would
ffffffgffffffwb:this one
ffffffgffffffwb:to restart
ffffffgffffffwb:were the
ffffffgffffffwb:with more
ffffffgffffffwb:work if
ffffffgffffffwb:would be
ffffffgffffffwb:would have
ffffffgffffffwb:would make
ffffffgffffffwb:you would
ffffffgffffffwb:zou de
ffffffgffffffwb:⟨code⟩ and
ffffffgffffffx:eel
ffffffgffffffx:gir
ffffffgffffffx:gor
ffffffgffffffx:ont
ffffffgffffffx:ple
ffffffgffffgflw:hour
ffffffgffffgfp:weath
ffffffgffffgfwb:the warning
ffffffgffffgfwb:the weather
ffffffgffgffffx:ndo
ffffffgffgfffwb:the application
ffffffgffgfffx:tus
ffffffgfgffffw:cat
ffffffgfgffffwb:the cat
ffffffggfffffx:ría
ffffffhdfffffwb:clear the
ffffffhdfffffx:ało
ffffffheffffffw2:as soon
ffffffheffffffw:si
ffffffhefffffs:still..hedge
ffffffhefffffs:verify..would
ffffffhefffffwb:soon as
ffffffhefffffx:ear
ffffffhefffffx:lir
ffffffhefffffx:san
ffffffhefffffx:zym
ffffffhfffffffw2:in case
ffffffhfffffft:if>of>fail
ffffffhfffffft:if>speaker>done
ffffffhfffffft:mark,>would>of
ffffffhfffffft:without>mark,>would
ffffffhffffffw:disappear
ffffffhffffffw:keep
ffffffhffffffwb:in case
fffffgefffffffw2:going to
fffffgefffffffw2:happy to
fffffgefffffffw2:once you
fffffgefffffflw:helps
fffffgefffffft:ask>mark,>offer
fffffgefffffft:offer>ask>mark,
fffffgefffffft:offer>mark,>offer
fffffgeffffffwb:a migration
fffffgeffffffwb:de factuur
fffffgeffffffwb:happy to
fffffgeffffffwb:my plan
fffffgeffffffwb:once you
fffffgeffffffx:lps
fffffgefffffglw:week
fffffgefffffgw:helps
fffffgefffffgwb:that helps
fffffgeffffgfw:walk
fffffgegfffffw:know
fffffgfeffffffw2:next i
fffffgffffffefw:will
fffffgffffffewb:will do
fffffgfffffffc:合わ
fffffgfffffffc:겠습
fffffgfffffffc:겠습니
fffffgffffffffw2:i intend
fffffgffffffffw2:in a
fffffgffffffffw2:next step
fffffgffffffffw2:shortly i
fffffgffffffffw2:the docs
fffffgffffffffw2:then i
fffffgffffffffw2:up next
fffffgffffffffw:going
fffffgffffffffw:gonna
fffffgffffffffw:shortly
fffffgffffffffw:up
fffffgffffffffw:working
fffffgffffffffx:day
fffffgffffffffx:ine
fffffgffffffffx:row
fffffgffffffflw:banco
fffffgffffffflw:branch
fffffgffffffflw:es
fffffgffffffflw:follow
fffffgffffffflw:logs
fffffgffffffflw:lunch
fffffgffffffflw:next
fffffgffffffflw:page
fffffgffffffflx:ful
fffffgffffffflx:ión
fffffgffffffflx:low
fffffgffffffflx:lps
fffffgffffffflx:lto
fffffgffffffflx:nco
fffffgffffffflx:ğim
fffffgfffffffp:anony
fffffgfffffffp:billi
fffffgfffffffp:detai
fffffgfffffffp:figur
fffffgfffffffp:jeszc
fffffgfffffffp:journ
fffffgfffffffp:nächs
fffffgfffffffp:paral
fffffgfffffffp:prueb
fffffgfffffffp:quier
fffffgfffffffp:readi
fffffgfffffffp:spraw
fffffgfffffffp:volle
fffffgffffffft:greet>fail>stop
fffffgffffffft:plan>mark,>greet
fffffgffffffft:plan>mark,>plan
fffffgffffffft:plan>plan>of
fffffgffffffft:plan>plan>plan
fffffgffffffft:plan>plan>speaker
fffffgfffffffw:agents
fffffgfffffffw:anonymised
fffffgfffffffw:auch
fffffgfffffffw:audit
fffffgfffffffw:billing
fffffgfffffffw:comparing
fffffgfffffffw:dry
fffffgfffffffw:entwurf
fffffgfffffffw:few
fffffgfffffffw:glad
fffffgfffffffw:gonna
fffffgfffffffw:jeszcze
fffffgfffffffw:lunch
fffffgfffffffw:morgen
fffffgfffffffw:preparar
fffffgfffffffw:prepare
fffffgfffffffw:quieres
fffffgfffffffw:reading
fffffgfffffffw:rerun
fffffgfffffffw:shortly
fffffgfffffffw:split
fffffgfffffffw:squash
fffffgfffffffw:steam
fffffgfffffffw:te
fffffgfffffffw:vou
fffffgfffffffw:é
fffffgfffffffwb:'d like
fffffgfffffffwb:a one
fffffgfffffffwb:about to
fffffgfffffffwb:after lunch
fffffgfffffffwb:after that
fffffgfffffffwb:are going
fffffgfffffffwb:auch die
fffffgfffffffwb:be glad
fffffgfffffffwb:billing module
fffffgfffffffwb:check the
fffffgfffffffwb:delete the
fffffgfffffffwb:do is
fffffgfffffffwb:end of
fffffgfffffffwb:et je
fffffgfffffffwb:first thing
fffffgfffffffwb:glad to
fffffgfffffffwb:i intend
fffffgfffffffwb:i shall
fffffgfffffffwb:if that
fffffgfffffffwb:ik de
fffffgfffffffwb:in writing
fffffgfffffffwb:intend to
fffffgfffffffwb:into the
fffffgfffffffwb:later today
fffffgfffffffwb:le compte
fffffgfffffffwb:me know
fffffgfffffffwb:next i
fffffgfffffffwb:next step
fffffgfffffffwb:push it
fffffgfffffffwb:que eu
fffffgfffffffwb:reading the
fffffgfffffffwb:rerun it
fffffgfffffffwb:retry with
fffffgfffffffwb:si quieres
fffffgfffffffwb:split the
fffffgfffffffwb:the address
fffffgfffffffwb:the billing
fffffgfffffffwb:the other
fffffgfffffffwb:then i
fffffgfffffffwb:thing in
fffffgfffffffwb:this to
fffffgfffffffwb:to ask
fffffgfffffffwb:to split
fffffgfffffffwb:up next
fffffgfffffffwb:will keep
fffffgfffffffwb:will take
fffffgfffffffwb:you the
fffffgfffffffwb:your review
fffffgfffffffx:ame
fffffgfffffffx:amo
fffffgfffffffx:ape
fffffgfffffffx:bas
fffffgfffffffx:dit
fffffgfffffffx:ghe
fffffgfffffffx:lto
fffffgfffffffx:mbs
fffffgfffffffx:pte
fffffgfffffffx:run
fffffgfffffffx:ğim
fffffgffffffgfx:tes
fffffgffffffgp:eveni
fffffgfffffgfp:modul
fffffgfffffgfw:modules
fffffgffffgffw:anche
fffffgffffgffw:rebase
fffffgffffgffwb:to delete
fffffgffffgffx:ago
fffffgfgfffffce:します
fffffggfffffefw:paying
fffffggffffffw:paying
fffffggffffffx:low
fffffhefffffffw2:i can
fffffhefffffffw2:let me
fffffhefffffffw2:my plan
fffffhefffffft:offer>offer>stop
fffffhefffffft:offer>plan>stop
fffffhefffffft:plan>fail>verify
fffffhefffffft:plan>you>if
fffffheffffffw:factuur
fffffheffffffw:moi
fffffheffffffw:ook
fffffheffffffwb:plan is
fffffheffffffwb:send the
fffffhefffgefw:righe
fffffhfefffffwb:look at
fffffhfffffeep:bench
fffffhfffffeew:v1
fffffhffffffffw:tomorrow
fffffhffffffflw:planned
fffffhffffffft:be>plan>be
fffffhffffffft:now>plan>stop
fffffhfffffffw:als
fffffhfffffffw:compte
ffffficfffffft:you>mark,>plan
fffffieffffeft:plan>describe>stop
fffffifeffffft:i>speaker>stop
fffffjcfffffft:offer>if>you
ffffgefeffgffx:iar
ffffgefffffffp:seati
ffffgefffffffx:son
ffffgfeefhffft:say>mark,>be
ffffgfeffffffwb:be reached
ffffgfeffffffwb:could be
ffffgfeffffffwb:only #
ffffgfeffffffx:ese
ffffgfeffffffx:nya
ffffgffefffffc:ルは
ffffgffefffffp:cerra
ffffgffefffffp:inici
ffffgffefffffwb:iniciar sesión
ffffgffefffffwb:to nie
ffffgffefffffwb:za to
ffffgffefffffx:ety
ffffgffefffffx:wać
ffffgffeffffgw:za
ffffgffffeffffw:replied
ffffgffffefffwb:is signed
ffffgffffefgfw:hourly
ffffgffffffeffx:ano
ffffgffffffefp:decem
ffffgffffffefp:detec
ffffgffffffefp:faili
ffffgffffffefp:plani
ffffgffffffefw:online
ffffgffffffefx:ili
ffffgffffffefx:rie
ffffgfffffffefx:ain
ffffgfffffffex:urn
ffffgffffffffc:いたし
ffffgffffffffc:きな
ffffgffffffffc:けど
ffffgffffffffc:され
ffffgffffffffc:すけ
ffffgffffffffc:すけど
ffffgffffffffc:たし
ffffgffffffffc:できな
ffffgffffffffc:ですけ
ffffgffffffffc:として
ffffgffffffffc:ない
ffffgffffffffce:けど
ffffgfffffffffw2:# passed
ffffgfffffffffw2:i fixed
ffffgfffffffffw2:ordered the
ffffgfffffffffw2:replied to
ffffgfffffffffw:login
ffffgfffffffffw:seven
ffffgfffffffffx:aft
ffffgfffffffffx:ary
ffffgfffffffffx:gin
ffffgfffffffffx:ned
ffffgfffffffffx:ura
ffffgfffffffffx:ven
ffffgfffffffflw:completo
ffffgfffffffflw:declined
ffffgfffffffflw:não
ffffgfffffffflw:online
ffffgfffffffflw:rejected
ffffgfffffffflw:sent
ffffgfffffffflw:target
ffffgfffffffflw:undeliverable
ffffgfffffffflx:eto
ffffgfffffffflx:fic
ffffgfffffffflx:get
ffffgfffffffflx:ils
ffffgfffffffflx:nda
ffffgfffffffflx:uts
ffffgffffffffp:ander
ffffgffffffffp:anmel
ffffgffffffffp:appoi
ffffgffffffffp:error
ffffgffffffffp:fonct
ffffgffffffffp:insis
ffffgffffffffp:playl
ffffgffffffffp:recor
ffffgffffffffp:survi
ffffgffffffffp:syste
ffffgffffffffp:undel
ffffgffffffffp:webso
ffffgffffffffs:ratio<..still
ffffgfffffffft:aux>ok>fail
ffffgfffffffft:but>sorry>fail
ffffgfffffffft:done>done>but
ffffgfffffffft:done>mark,>still
ffffgfffffffft:mark,>but>if
ffffgfffffffft:ok>mark,>ask
ffffgfffffffft:ok>still>mark,
ffffgfffffffft:open>still>rest
ffffgfffffffft:ratio<>ok>mark,
ffffgfffffffft:sorry>fail>stop
ffffgffffffffw:caches
ffffgffffffffw:collected
ffffgffffffffw:committee
ffffgffffffffw:completo
ffffgffffffffw:contracts
ffffgffffffffw:gestartet
ffffgffffffffw:imported
ffffgffffffffw:invited
ffffgffffffffw:leider
ffffgffffffffw:patched
ffffgffffffffw:pu
ffffgffffffffw:records
ffffgffffffffw:refuses
ffffgffffffffw:region
ffffgffffffffw:reminders
ffffgffffffffw:reservado
ffffgffffffffw:ses
ffffgffffffffw:starts
ffffgffffffffw:stuck
ffffgffffffffw:websocket
ffffgffffffffw:weekly
ffffgffffffffw:whereas
ffffgffffffffwb:# are
ffffgffffffffwb:# failed
ffffgffffffffwb:able to
ffffgffffffffwb:all but
ffffgffffffffwb:and #
ffffgffffffffwb:but two
ffffgffffffffwb:corrected the
ffffgffffffffwb:done with
ffffgffffffffwb:está reservado
ffffgffffffffwb:hit the
ffffgffffffffwb:i fixed
ffffgffffffffwb:left alone
ffffgffffffffwb:make it
ffffgffffffffwb:number is
ffffgffffffffwb:of stock
ffffgffffffffwb:of your
ffffgffffffffwb:page is
ffffgffffffffwb:pu être
ffffgffffffffwb:read access
ffffgffffffffwb:restore the
ffffgffffffffwb:should the
ffffgffffffffwb:sur #
ffffgffffffffwb:tests are
ffffgffffffffwb:the model
ffffgffffffffwb:the warnings
ffffgffffffffwb:van #
ffffgffffffffwb:waiting for
ffffgffffffffwb:was able
ffffgffffffffwb:were not
ffffgffffffffwb:yet the
ffffgffffffffwb:è ancora
ffffgffffffffwb:è stato
ffffgffffffffx:dem
ffffgffffffffx:ift
ffffgffffffffx:mos
ffffgffffffffx:nos
ffffgffffffffx:oid
ffffgffffffffx:pie
ffffgffffffffx:ris
ffffgffffffffx:tee
ffffgffffffffx:ему
ffffgffffffffx:ого
ffffgffffgfffp:grant
ffffgffffgfffw:migrated
ffffgffgfffffb:fail>but
ffffgfgefegdflw:it
ffffgfgefffffc:ナー
ffffgfgffffffwb:the lock
ffffgfhefffffp:bildi
ffffgfhffffeep:senso
ffffggeffffffw:customers
ffffhfefeffefce:すけど
ffffhffefffffc:학원
ffffhffefffffw:sesión
ffffhffffffefp:funci
ffffhfffffffffw2:all but
ffffhfffffffflw:niet
ffffhffffffffp:regio
ffffhffffffffw:по
ffffifdeffffft:would>be>done
fffgefffffffew:ur
fffgeffffffffp:sever
fffgeffffffffp:заказ
fffgeffffffffw:council
fffgeffffffffw:outstanding
fffgeffffffffw:several
fffgeffffffffwb:in there
fffgeffffffffwb:not written
fffgeffffffffx:ral
fffgeffffffgfx:ire
fffgefffgfffft:but>describe>aux
fffgeffgffffft:mark,>open>yet
fffgegeffffffwb:i would
fffgfeefffffffw:index
fffgfefefefgex:int
fffgfefffffffwb:yet to
fffgfeffffffglx:row
fffgfegffffffx:ass
fffgffeffffffw:overnight
fffgfffffeffft:done>say>but
fffgfffffefffx:ank
fffgffffffeffw:sua
fffgfffffffeflx:ern
fffgfffffffefx:ern
fffgfffffffegfw:deployment
fffgffffffffewb:get to
fffgfffffffffc:行っ
fffgfffffffffc:行って
fffgfffffffffc:결제
fffgfffffffffc:고요
fffgfffffffffc:는아
fffgfffffffffc:는아직
fffgfffffffffc:부터
fffgfffffffffc:아직
fffgfffffffffc:카드
fffgfffffffffff:open>deliberate
fffgffffffffffw2:ainda não
fffgffffffffffw2:die mail
fffgffffffffffw2:i never
fffgffffffffffw2:i refrained
fffgffffffffffw2:las pruebas
fffgffffffffffw2:pas encore
fffgffffffffffw2:the deposit
fffgffffffffffw:call
fffgffffffffffw:falta
fffgffffffffffw:pas
fffgffffffffffw:renovar
fffgffffffffffw:rollback
fffgffffffffffx:are
fffgffffffffffx:ate
fffgffffffffffx:dex
fffgffffffffffx:use
fffgffffffffflw:aus
fffgffffffffflw:config
fffgffffffffflw:faire
fffgffffffffflw:insurance
fffgffffffffflw:made
fffgffffffffflw:overnight
fffgffffffffflw:pendiente
fffgffffffffflw:pending
fffgffffffffflx:aid
fffgffffffffflx:cel
fffgffffffffflx:ema
fffgffffffffflx:ire
fffgffffffffflx:ram
fffgffffffffflx:ком
fffgfffffffffp:acces
fffgfffffffffp:await
fffgfffffffffp:conve
fffgfffffffffp:counc
fffgfffffffffp:delib
fffgfffffffffp:fusio
fffgfffffffffp:neith
fffgfffffffffp:overn
fffgfffffffffp:parki
fffgfffffffffp:pensi
fffgfffffffffp:perfo
fffgfffffffffp:perso
fffgfffffffffp:postp
fffgfffffffffp:rollb
fffgfffffffffp:scree
fffgfffffffffp:scrit
fffgfffffffffp:çevir
fffgfffffffffs:box0..open
fffgffffffffft:aux>done>not
fffgffffffffft:aux>open>open
fffgffffffffft:deliberate>not>done
fffgffffffffft:describe>be>not
fffgffffffffft:done>yet>stop
fffgffffffffft:fail>still>mark,
fffgffffffffft:greet>open>stop
fffgffffffffft:i>open>mark,
fffgffffffffft:i>open>open
fffgffffffffft:mark:>open>yet
fffgffffffffft:not>done>not
fffgffffffffft:open>deliberate>stop
fffgfffffffffw:accessibility
fffgfffffffffw:agreed
fffgfffffffffw:ainda
fffgfffffffffw:all'
fffgfffffffffw:approval
fffgfffffffffw:aus
fffgfffffffffw:bit
fffgfffffffffw:calls
fffgfffffffffw:cleanup
fffgfffffffffw:dejo
fffgfffffffffw:ejecutado
fffgfffffffffw:envoyé
fffgfffffffffw:falta
fffgfffffffffw:fehlt
fffgfffffffffw:laisse
fffgfffffffffw:maps
fffgfffffffffw:neu
fffgfffffffffw:nulla
fffgfffffffffw:pension
fffgfffffffffw:propósito
fffgfffffffffw:pushing
fffgfffffffffw:quarter
fffgfffffffffw:refrained
fffgfffffffffw:renovar
fffgfffffffffw:screenshots
fffgfffffffffw:scritto
fffgfffffffffw:starten
fffgfffffffffw:thank
fffgfffffffffw:touch
fffgfffffffffw:translated
fffgfffffffffw:unanswered
fffgfffffffffw:upgrade
fffgfffffffffw:verify
fffgfffffffffwb:# still
fffgfffffffffwb:a bit
fffgfffffffffwb:a página
fffgfffffffffwb:aan u
fffgfffffffffwb:as they
fffgfffffffffwb:asked me
fffgfffffffffwb:because of
fffgfffffffffwb:confirm the
fffgfffffffffwb:de la
fffgfffffffffwb:dejo a
fffgfffffffffwb:en la
fffgfffffffffwb:follow up
fffgfffffffffwb:for this
fffgfffffffffwb:given that
fffgfffffffffwb:got around
fffgfffffffffwb:hab ich
fffgfffffffffwb:ho ancora
fffgfffffffffwb:i held
fffgfffffffffwb:i refrained
fffgfffffffffwb:ik aan
fffgfffffffffwb:is left
fffgfffffffffwb:is something
fffgfffffffffwb:just saved
fffgfffffffffwb:l' ho
fffgfffffffffwb:la sua
fffgfffffffffwb:la table
fffgfffffffffwb:laat ik
fffgfffffffffwb:left out
fffgfffffffffwb:left to
fffgfffffffffwb:lo dejo
fffgfffffffffwb:me not
fffgfffffffffwb:neither the
fffgfffffffffwb:no se
fffgfffffffffwb:noch nicht
fffgfffffffffwb:non ho
fffgfffffffffwb:nor the
fffgfffffffffwb:not fixed
fffgfffffffffwb:not in
fffgfffffffffwb:not made
fffgfffffffffwb:not signed
fffgfffffffffwb:not started
fffgfffffffffwb:not tested
fffgfffffffffwb:not to
fffgfffffffffwb:not touch
fffgfffffffffwb:not touched
fffgfffffffffwb:pas encore
fffgfffffffffwb:per your
fffgfffffffffwb:refrained from
fffgfffffffffwb:source maps
fffgfffffffffwb:still to
fffgfffffffffwb:thank you
fffgfffffffffwb:the accessibility
fffgfffffffffwb:the follow
fffgfffffffffwb:the lease
fffgfffffffffwb:the lint
fffgfffffffffwb:the list
fffgfffffffffwb:the payroll
fffgfffffffffwb:the schema
fffgfffffffffwb:they are
fffgfffffffffwb:to leave
fffgfffffffffwb:touch the
fffgfffffffffwb:u over
fffgfffffffffwb:until you
fffgfffffffffwb:update the
fffgfffffffffwb:upgrade to
fffgfffffffffwb:vous laisse
fffgfffffffffwb:was deliberately
fffgfffffffffwb:à faire
fffgfffffffffx:ade
fffgfffffffffx:eda
fffgfffffffffx:irm
fffgfffffffffx:ope
fffgfffffffffx:rek
fffgfffffffffx:sst
fffgfffffffffx:ual
fffgfffffffffx:xes
fffgfffffffffx:ком
fffgffffffffgwb:at your
fffgffffffffgwb:je vous
fffgffffffffgx:tos
fffgfffffffgffw2:i test
fffgfffffffgfwb:is for
fffgfffffgfffwb:doctor 's
fffgfffffgfffwb:página de
fffgfffffgfffwb:signed off
fffgfffffgfffwb:the keys
fffgfffgfffffwb:not run
fffgffgefffffp:heade
fffgffgfffffffw:book
fffgffgffffffw:book
fffgffgffffffwb:approve it
fffgfgeffffffp:prepa
fffgfgffffffew:thing
fffgfgffffffewb:the morning
fffgfgfffffffwb:las pruebas
fffgfgfffffffwb:run the
fffgfgfffffffwb:the rest
fffggffffeffft:say>but>open
fffggffffffffwb:still open
fffggffffffffx:ema
fffhdffffeffft:open>mark,>you
fffhdfffffffft:still>mark,>open
fffhdgfffefffs:say..plan
fffhfdeffffffw:move
fffhfeeffffffw:postponed
fffhfeeffffffwb:will has
fffhfeffffffft:i>be>open
fffhfffefffeft:i>open>trouble
fffhffffffffffw:because
fffhffffffffft:be>open>you
fffhffffffffft:heading>cell>open
fffhffffffffft:i>deliberate>open
fffhffffffffft:open>ok>mark,
fffhffffffffft:open>you>speaker
fffhffffffffft:speaker>mark:>open
fffhfffffffffw:deliberately
ffgdefffefhfft:trouble>still>say
ffgdffhfedehew:by
ffgdgfhfeffefw:op
ffgeeegffffgfx:ory
ffgeeffffgfffwb:is gone
ffgeefffgfffft:verify>be>only
ffgeeffggfffflx:ato
ffgefeffgefdfw:build
ffgeffeffffffwb:because nobody
ffgeffffffffffx:ely
ffgeffffffffflx:art
ffgefffffffffp:emula
ffgefffffffffp:excee
ffgefffffffffw:afraid
ffgefffffffffw:deliver
ffgefffffffffw:emulator
ffgefffffffffw:exceeded
ffgefffffffffwb:am afraid
ffgefffffffffwb:draft is
ffgefffffffffwb:none of
ffgefffffffffwb:the draft
ffgefffffffffwb:the emulator
ffgefffffffffwb:the sandbox
ffgefffffffffwb:the tables
ffgefffffffffwb:there is
ffgefffffffffwb:to start
ffgefffffffffx:ims
ffgefffffffgfwb:was written
ffgefffffgfefx:dor
ffgeffffgffffw:wait
ffgefffgfffffw:validated
ffgeffgfffffflw:start
ffgegdgffffffwb:i could
ffgegefffffffp:docum
ffgegfffeffffwb:got the
ffgegffffffffp:pictu
ffgegffffffffp:respo
ffgegffffffffw:его
ffgegffffffffw:меня
ffgegffffffffwb:not let
ffgfdffgffffft:but>offer>not
ffgfeefffefffw:booking
ffgfeefffffffx:gle
ffgfefeefffhfw:checkout
ffgfefegfffffc:다만
ffgfeffffefffw:impossible
ffgfeffffefffwb:the notice
ffgfeffffegfflw:there
ffgfeffffffffc:ができ
ffgfeffffffffc:できま
ffgfeffffffffc:합니
ffgfeffffffffc:합니다
ffgfeffffffffc:했습니
ffgfefffffffflw:corrupt
ffgfefffffffflw:written
ffgfefffffffft:still>fail>i
ffgfeffffffffw:gb
ffgfeffffffffw:handed
ffgfeffffffffwb:all #
ffgfeffffffffwb:i looked
ffgfeffffffffwb:met een
ffgfeffffffffwb:out to
ffgfeffffffffwb:page now
ffgfeffffffffwb:with nothing
ffgfeffffffffx:oto
ffgfeffffgfffw:foi
ffgfefgffffffw:pay
ffgffeefffffffw2:before i
ffgffeeffffffs:but..offer
ffgffefefffgfwb:her birthday
ffgffefffffffw:fare
ffgffefffffffwb:am sorry
ffgffefffffffwb:at ten
ffgffefffffffwb:da fare
ffgffeffffgffp:serve
ffgffeffffgffw:serveur
ffgffefgffffffx:nte
ffgffegffffffw:finish
ffgffehcfffffw:help
ffgfffefffffffw:before
ffgfffefffffflw:expired
ffgfffeffffffp:fixtu
ffgfffeffffffp:permi
ffgfffeffffffw:fixture
ffgfffeffffffw:itself
ffgfffeffffffwb:call to
ffgfffeffffffwb:called off
ffgfffeffffffwb:had already
ffgfffeffffffwb:nobody could
ffgfffeffffffwb:permission denied
ffgfffeffffffwb:the clinic
ffgfffeffffffwb:the gift
ffgfffeffffffwb:the issue
ffgfffeffffgfw:clinic
ffgfffefgffffw:expired
ffgfffegfffeflw:gone
ffgfffegfffffc:니다만
ffgfffegfffffw:gift
ffgfffegfffffwb:was cut
ffgffffefffffc:でした
ffgffffefffffc:んで
ffgffffefffffc:んでし
ffgffffefffffwb:not get
ffgfffffeefffx:rly
ffgfffffefffflx:sas
ffgfffffeffffw:apologies
ffgfffffeffffw:correção
ffgfffffeffffw:invite
ffgfffffeffffw:true
ffgfffffeffffwb:ik niet
ffgfffffeffffwb:not that
ffgfffffeffffwb:test is
ffgfffffeffffwb:the invite
ffgfffffeffffx:cha
ffgfffffeffffx:sas
ffgffffffeffflw:impossible
ffgffffffeffflw:login
ffgffffffeffflx:gin
ffgffffffefffp:impos
ffgffffffefgfw:sends
ffgffffffffeffw:windows
ffgffffffffeffx:est
ffgffffffffeffx:loy
ffgffffffffeflw:ref
ffgffffffffefp:satis
ffgffffffffeft:code>mark,>code
ffgffffffffefw:data
ffgffffffffefw:pytest
ffgffffffffefwb:dump is
ffgffffffffefwb:endpoint returns
ffgffffffffefwb:every night
ffgffffffffefwb:every time
ffgffffffffefwb:find a
ffgffffffffefwb:the dump
ffgffffffffefx:loy
ffgffffffffegfx:rry
ffgffffffffegx:nti
ffgffffffffffc:がで
ffgffffffffffc:无法
ffgffffffffffc:했습
ffgfffffffffffw2:backup disco
ffgfffffffffffw2:i set
ffgfffffffffffw2:i went
ffgfffffffffffw2:no such
ffgfffffffffffw2:not a
ffgfffffffffffw2:não consegui
ffgfffffffffffw2:the certificate
ffgfffffffffffw2:the courier
ffgfffffffffffw2:the notary
ffgfffffffffffw2:the push
ffgfffffffffffw2:the site
ffgfffffffffffw:aucune
ffgfffffffffffw:can
ffgfffffffffffw:für
ffgfffffffffffw:keine
ffgfffffffffffw:lo
ffgfffffffffffw:nobody
ffgfffffffffffw:plus
ffgfffffffffffw:transfer
ffgfffffffffffx:ack
ffgfffffffffffx:dly
ffgfffffffffffx:fer
ffgfffffffffffx:kup
ffgfffffffffffx:ort
ffgfffffffffffx:ows
ffgfffffffffffx:tel
ffgfffffffffffx:une
ffgfffffffffffx:ure
ffgfffffffffflw:before
ffgfffffffffflw:compile
ffgfffffffffflw:email
ffgfffffffffflw:forbidden
ffgfffffffffflw:help
ffgfffffffffflw:linker
ffgfffffffffflw:mailserver
ffgfffffffffflw:mb
ffgfffffffffflw:offline
ffgfffffffffflw:reachable
ffgfffffffffflw:responde
ffgfffffffffflw:server
ffgfffffffffflw:sábado
ffgfffffffffflw:wrong
ffgfffffffffflx:ail
ffgfffffffffflx:ens
ffgfffffffffflx:ger
ffgfffffffffflx:ong
ffgfffffffffflx:ses
ffgfffffffffflx:tch
ffgfffffffffflx:thy
ffgfffffffffflx:upt
ffgffffffffffp:antwo
ffgffffffffffp:besch
ffgffffffffffp:booki
ffgffffffffffp:bounc
ffgffffffffffp:corru
ffgffffffffffp:couri
ffgffffffffffp:formu
ffgffffffffffp:healt
ffgffffffffffp:mails
ffgffffffffffp:odrzu
ffgffffffffffp:offli
ffgffffffffffp:passw
ffgffffffffffp:persi
ffgffffffffffp:recus
ffgffffffffffp:resea
ffgffffffffffp:riusc
ffgffffffffffp:sandb
ffgffffffffffp:speic
ffgffffffffffp:unrea
ffgffffffffffp:verbi
ffgffffffffffp:verwa
ffgffffffffffp:voice
ffgfffffffffft:bad>be>fail
ffgfffffffffft:bad>mark:>fail
ffgfffffffffft:be>still>fail
ffgfffffffffft:command>fail>i
ffgfffffffffft:command>fail>stop
ffgfffffffffft:fail>code>mark,
ffgfffffffffft:fail>paren>fail
ffgfffffffffft:i>fail>mark,
ffgfffffffffft:mark,>i>fail
ffgfffffffffft:mark,>still>fail
ffgfffffffffft:speaker>fail>mark,
ffgffffffffffw:ab
ffgffffffffffw:afternoon
ffgffffffffffw:bounced
ffgffffffffffw:bricht
ffgffffffffffw:cast
ffgffffffffffw:certificate
ffgffffffffffw:cherry
ffgffffffffffw:consegui
ffgffffffffffw:corrupt
ffgffffffffffw:courier
ffgffffffffffw:dies
ffgffffffffffw:disco
ffgffffffffffw:einem
ffgffffffffffw:grant
ffgffffffffffw:kırmızı
ffgffffffffffw:mailserver
ffgffffffffffw:mich
ffgffffffffffw:niente
ffgffffffffffw:offline
ffgffffffffffw:po
ffgffffffffffw:refuse
ffgffffffffffw:retour
ffgffffffffffw:runner
ffgffffffffffw:some
ffgffffffffffw:sábado
ffgffffffffffw:timed
ffgffffffffffw:unreachable
ffgffffffffffw:upstairs
ffgffffffffffw:verwacht
ffgffffffffffw:vezes
ffgffffffffffwb:# gb
ffgffffffffffwb:a pas
ffgffffffffffwb:a slot
ffgffffffffffwb:a wall
ffgffffffffffwb:after three
ffgffffffffffwb:alarm for
ffgffffffffffwb:and had
ffgffffffffffwb:as before
ffgffffffffffwb:back and
ffgffffffffffwb:back with
ffgffffffffffwb:backup disco
ffgffffffffffwb:calendar is
ffgffffffffffwb:certificate was
ffgffffffffffwb:con un
ffgffffffffffwb:crashed on
ffgffffffffffwb:cut off
ffgffffffffffwb:data is
ffgffffffffffwb:der bank
ffgffffffffffwb:der build
ffgffffffffffwb:erro de
ffgffffffffffwb:error #
ffgffffffffffwb:failed at
ffgffffffffffwb:from a
ffgffffffffffwb:gave me
ffgffffffffffwb:get back
ffgffffffffffwb:get you
ffgffffffffffwb:go through
ffgffffffffffwb:health check
ffgffffffffffwb:i do
ffgffffffffffwb:i set
ffgffffffffffwb:is red
ffgffffffffffwb:is wrong
ffgffffffffffwb:me is
ffgffffffffffwb:mesa para
ffgffffffffffwb:mit einem
ffgffffffffffwb:no such
ffgffffffffffwb:node #
ffgffffffffffwb:not compile
ffgffffffffffwb:not go
ffgffffffffffwb:not match
ffgffffffffffwb:not work
ffgffffffffffwb:não consegui
ffgffffffffffwb:out after
ffgffffffffffwb:pas pu
ffgffffffffffwb:pass in
ffgffffffffffwb:rejected as
ffgffffffffffwb:rejected because
ffgffffffffffwb:resolve the
ffgffffffffffwb:say the
ffgffffffffffwb:servidor de
ffgffffffffffwb:single test
ffgffffffffffwb:sorry to
ffgffffffffffwb:still broken
ffgffffffffffwb:suite is
ffgffffffffffwb:tax number
ffgffffffffffwb:that in
ffgffffffffffwb:the certificate
ffgffffffffffwb:the courier
ffgffffffffffwb:the data
ffgffffffffffwb:the deposit
ffgffffffffffwb:the eight
ffgffffffffffwb:the gateway
ffgffffffffffwb:the message
ffgffffffffffwb:the notary
ffgffffffffffwb:the package
ffgffffffffffwb:the pdf
ffgffffffffffwb:the push
ffgffffffffffwb:the sync
ffgffffffffffwb:the worker
ffgffffffffffwb:timed out
ffgffffffffffwb:to it
ffgffffffffffwb:to say
ffgffffffffffwb:to that
ffgffffffffffwb:to work
ffgffffffffffwb:três vezes
ffgffffffffffwb:von der
ffgffffffffffwb:wall with
ffgffffffffffwb:was rejected
ffgffffffffffwb:you gave
ffgffffffffffx:aid
ffgffffffffffx:bes
ffgffffffffffx:ekt
ffgffffffffffx:gui
ffgffffffffffx:ita
ffgffffffffffx:lth
ffgffffffffffx:mis
ffgffffffffffx:mpt
ffgffffffffffx:ndi
ffgffffffffffx:nic
ffgffffffffffx:nse
ffgffffffffffx:rer
ffgffffffffffx:sch
ffgffffffffffx:sco
ffgffffffffffx:sue
ffgffffffffffx:tei
ffgffffffffffx:thy
ffgffffffffffx:tle
ffgffffffffffx:umn
ffgffffffffffx:ızı
ffgffffffffgfw:paket
ffgffffffffgfwb:⟨code⟩ ⟨code⟩
ffgfffffffgeffw:could
ffgfffffffgefw:dump
ffgfffffffgfffx:uld
ffgffffffgfeffw:pytest
ffgffffffgffffw2:the bank
ffgffffffgffffw2:the research
ffgfffffgefeflw:exist
ffgfffffgefefw:exist
ffgfffffgffefwb:the shop
ffgffffgfffffw:arrivé
ffgffffgfffffw:chegou
ffgfffgffffeflw:error
ffgfffgfffffffw:sem
ffgfffgfffffflw:broken
ffgfffgfffffflw:valid
ffgfffgfffffflx:ror
ffgfffgffffffw:pakket
ffgfffgffffffw:reachable
ffgfffgffffffwb:get a
ffgffgeffffefx:tch
ffgffgffeffffw:só
ffgffgfffffefw:registry
ffgffgffffffflw:result
ffgfgefefffffw:cake
ffgfgefffffffwb:the cake
ffgfgfeffffffw:video
ffgfgffefffefwb:not find
ffgfgffefffffx:rla
ffgfgffffffefwb:the endpoint
ffgfgfffffffflw:have
ffgfgffffffffw:password
ffgfhffefefefw:login
ffgfhffefffffw:iniciar
ffggeffffffffw:resolve
ffggfffefffffw:say
ffggffffeffeex:dnt
ffggfffffffefw:checks
ffgggeeeeffeex:ned
ffhddfffdfhfft:still>say>open
ffhdefffffffffw:none
ffheeeeeeffhex:sed
ffheeegffffefx:ent
ffheeffffffefwb:the restore
ffheefffffffffw:backup
ffhefefeefffex:ine
ffhefefffffffw:container
ffheffffffffft:i>i>fail
ffhefffffffffw:spam
ffhefffffffffwb:access to
ffhefffffffffwb:not have
ffhefffffffffwb:the spam
ffhehfffeffffw:bij
ffhfdfffdfffft:open>mark,>not
ffhfdffffffffp:accep
ffhfdffffffffw:accepted
ffhfdffffffffwb:not accepted
ffhfeefffefdfwb:the new
ffhfefffefffffw2:it is
ffhfefffeffffw:simply
ffhfeffffffefwb:e2e #
ffhfeffffffefwb:so the
ffhfeffffffffc:きませ
ffhfeffffffffff:fail>but
ffhfefffffffft:but>sorry>be
ffhfefffffffft:not>mark,>fail
ffhfefffffffft:sorry>be>fail
ffhfeffffffffw:crashed
ffhfeffffffffwb:of memory
ffhffdeeffffft:offer>not>speaker
ffhffefffffffw:fell
ffhfffdeffffft:if>aux>now
ffhffffefffffc:せんで
ffhfffffefffewb:the reminder
ffhffffffefffw:airline
ffhffffffefffw:screen
ffhffffffefffwb:on a
ffhffffffffdfwb:# errors
ffhffffffffeffw2:⟨code⟩ ⟨code⟩
ffhffffffffeffw:deploy
ffhffffffffeffw:pip
ffhffffffffeflw:run
ffhffffffffeflx:ver
ffhffffffffefs:bad..num
ffhffffffffefw:pip
ffhffffffffefw:ref
ffhffffffffefw:throws
ffhfffffffffffw2:could not
ffhfffffffffffw:signature
ffhfffffffffft:fail>mark:>fail
ffhffffffffffw:fax
ffhffffffffffw:linker
ffhffffffffffw:notary
ffhffffffffffw:responde
ffhffffffffffw:sandbox
ffhffffffffffwb:the airline
ffhffgfffefefw:logs
ffhfgffefffdfw:find
ffhgffeefffdfw:because
fficffffefffft:fail>i>open
ffiddffffffeffw2:the restore
ffieeffeedfeft:speaker>be>not
ffiefdedffffft:offer>not>you
ffifeeffffffft:speaker>fail>fail
ffifeffffffffff:bad>be
ffiffedfffffft:speaker>mark,>fail
ffkfcefddfffft:sorry>mark,>but
fflgWffYdadZcb:fail>mark,
fgabjdefgbgXeb:ok>greet
fgbgfigbccdgaf:arrow
fgcabgicbfcjZb:trouble>stop
fgccjffeefffft:mark,>but>be
fgcegefefdehhw:today
fgcfZbddkjdZab:speaker>mark:
fgcgedfieffcew:charged
fgcjgeeaeeffft:i>done>stop
fgdehfgfeefefw:they
fgdfffeffffhfx:cts
fgdfgfeefffegx:nda
fgdfgfffffffflx:are
fgdggeeffefegx:gen
fgeZjeeeedeedb:good>speaker
fgeebhdeeefiet:cell>trouble>cell
fgeeeffffffgffx:ere
fgeeeffffffgfx:ran
fgeeefhffffefp:witho
fgeeegegfffffw:like
fgeefffeffgffw:who
fgeefffffffgfx:mes
fgeegefeefffew:guest
fgeegfffeffefp:throu
fgeegffffefefwb:is in
fgeeheeeffffft:not>without>stop
fgeehfeffefeft:speaker>be>ok
fgeehfffeffefx:ugh
fgefdfhfffffft:ok>mark,>speaker
fgefedhffffdgw:trip
fgefeegffffffs:if..gone
fgefefeegffffw:dev
fgefeffffgfefw:he
fgefeffffgfffx:ina
fgefeffffgfffx:mal
fgefefffheffft:be>still>ok
fgeffefffgfffwb:the app
fgeffeffgffffx:lly
fgefffeffffffw:iki
fgefffegfgfefx:ste
fgeffffffffefw:base
fgeffffffffefwb:restart the
fgefffffffffflx:mes
fgefffffffffflx:rto
fgefffffffffflx:ves
fgeffffffffffw:cleanly
fgeffffffffffw:statement
fgeffffffffffw:vert
fgeffffffffffwb:goes through
fgeffffffffffwb:is at
fgeffffffffffwb:still on
fgeffffffffffx:agt
fgeffffffffffx:isi
fgeffffffffffx:sde
fgeffffffffffx:tem
fgeffffffffgfwb:on port
fgeffffgfffffwb:for an
fgefffgffffffp:turni
fgefffgffffffp:yeste
fgefffgfffffft:still>fail>mark,
fgefffgffffffwb:is green
fgeffgfffffefx:ndo
fgeffgffffffflx:cts
fgefgefffefdfx:ked
fgefgffffeffffw2:the server
fgefgffffeffflw:⟨id⟩
fgefgffffefgffw2:the contract
fgefgffffffefwb:c' è
fgefgfffffffffw2:works on
fgefgfffffffffw:works
fgefgfffffffflw:passes
fgefgffffffffp:sampl
fgefgffffffffw:aunt
fgefgffffffffw:samples
fgefgffffffffwb:works on
fgefgffffgfefp:cover
fgefgfffgffcft:ok>all>mark,
fgefgfgffffffw:green
fgefhfeffffeft:aux>not>ok
fgefhfffeffffw:ones
fgegeefgfffeew:todo
fgegefffffffflw:booked
fgegeffffffffw:passeport
fgegeffffffffwb:daemon is
fgegffefffffgx:row
fgegffffffffflx:nes
fgegfffffffffw:bien
fgegfffffffffw:encore
fgegfffffffffwb:morning and
fgegfffffffffx:ora
fgegfgfffffffx:ase
fgeggeffgefdfw:updated
fgeggffffefdfp:updat
fgehedfeefegdw:has
fgeheffffffffw:daemon
fgfdeeffcfhffs:trouble..say
fgfdffgeeggegw:we
fgfeeffffffgffw2:there are
fgfeefffgffffwb:it never
fgfeffeefgfffx:ien
fgfeffffffffflx:ked
fgfefffffffffwb:a guest
fgfefffffffffwb:is waiting
fgfefffffffffwb:not a
fgfefffffffffx:irs
fgfefffgfffefp:valid
fgfegfeefffffw:ama
fgfehfdffffffw:bir
fgffeffffefffw:registered
fgffeffffffefw:total
fgffeffffffefwb:# ms
fgffeffffffefwb:the freezer
fgffeffffffffc:ってい
fgffeffffffffc:サー
fgffefffffffffw2:la página
fgffefffffffffw:inventory
fgffefffffffffw:looks
fgffefffffffflw:segundo
fgffefffffffflx:ndo
fgffeffffffffp:freez
fgffeffffffffp:gener
fgffefffffffft:speaker>say>ok
fgffeffffffffw:carga
fgffeffffffffw:covered
fgffeffffffffw:kids
fgffeffffffffw:produção
fgffeffffffffwb:'s fine
fgffeffffffffwb:la página
fgffeffffffffwb:menos de
fgffeffffffffwb:the kids
fgffeffffffffwb:the tax
fgffeffffffffwb:your card
fgffeffffgfffw:segundo
fgffefffgffffc:集計
fgffefffgfffflw:right
fgffefffgffffwb:but it
fgffeffgeefffwb:to me
fgffeffgffffflw:count
fgffeffgfffffw:count
fgffefgfgffffw:running
fgfffeedggfgfw:may
fgfffefefffffs:plan..without
fgfffefffffffp:launc
fgfffefffffffp:simul
fgfffefffffffw:prima
fgfffefffffffwb:free of
fgfffefffffffx:ots
fgfffeffffgffp:redém
fgfffefffgfffx:ola
fgfffefgfffffp:certa
fgfffefgfffffwb:the reservation
fgfffegefffefw:late
fgffffdffffgflw:degrees
fgffffdffffgfp:degre
fgffffdffffgfw:degrees
fgffffeefffhflw:once
fgffffeffffffw:totals
fgffffeffffffwb:come back
fgfffffefffffc:이제
fgffffffeffffp:small
fgffffffeffffw:smaller
fgffffffeffffwb:one and
fgffffffeffffwb:the smaller
fgfffffffefeflw:access
fgfffffffeffflx:men
fgfffffffefffp:beste
fgfffffffefffwb:it on
fgfffffffefgfp:packa
fgfffffffffeffw2:el servidor
fgfffffffffeffw2:the deploy
fgfffffffffeffw2:the parser
fgfffffffffeffx:age
fgfffffffffeffx:int
fgfffffffffeflw:years
fgfffffffffeflx:urs
fgfffffffffefp:anoth
fgfffffffffeft:say>ok>stop
fgfffffffffefw:handles
fgfffffffffefw:parser
fgfffffffffefw:passent
fgfffffffffefw:tutti
fgfffffffffefwb:# degrees
fgfffffffffefwb:for every
fgfffffffffefwb:heating is
fgfffffffffefwb:it and
fgfffffffffefwb:just as
fgfffffffffefwb:like it
fgfffffffffefwb:tests passent
fgfffffffffefwb:the insurance
fgfffffffffefwb:the parser
fgfffffffffefwb:you like
fgfffffffffefx:ivo
fgfffffffffefx:tti
fgffffffffffefw:smoke
fgffffffffffewb:works again
fgfffffffffffc:ござ
fgfffffffffffc:ござい
fgfffffffffffc:ざい
fgfffffffffffc:ざいま
fgfffffffffffc:まで
fgfffffffffffce:まで
fgfffffffffffff:ok>without
fgffffffffffffw2:alle #
fgffffffffffffw2:the api
fgffffffffffffw2:the query
fgffffffffffffw2:the reviewer
fgffffffffffffw2:the ⟨code⟩
fgffffffffffffw2:your card
fgffffffffffffw2:zero warnings
fgffffffffffffw2:⟨code⟩ passes
fgffffffffffffw:domain
fgffffffffffffw:latency
fgffffffffffffw:nenhum
fgffffffffffffw:os
fgffffffffffffw:sin
fgffffffffffffw:ça
fgffffffffffffx:oke
fgffffffffffffx:ons
fgffffffffffffx:ory
fgffffffffffffx:tem
fgffffffffffffx:tre
fgffffffffffffx:ção
fgffffffffffflw:clean
fgffffffffffflw:cleanly
fgffffffffffflw:code
fgffffffffffflw:dead
fgffffffffffflw:grün
fgffffffffffflw:home
fgffffffffffflw:intact
fgffffffffffflw:invoices
fgffffffffffflw:risolto
fgffffffffffflw:seconde
fgffffffffffflw:stands
fgffffffffffflw:warnings
fgffffffffffflw:weer
fgffffffffffflx:act
fgffffffffffflx:ars
fgffffffffffflx:bar
fgffffffffffflx:ean
fgffffffffffflx:een
fgffffffffffflx:imo
fgffffffffffflx:let
fgffffffffffflx:nal
fgffffffffffflx:nly
fgffffffffffflx:ots
fgffffffffffflx:ows
fgffffffffffflx:rch
fgffffffffffflx:rks
fgffffffffffflx:ées
fgfffffffffffp:affic
fgfffffffffffp:artef
fgfffffffffffp:break
fgfffffffffffp:cente
fgfffffffffffp:inven
fgfffffffffffp:klopp
fgfffffffffffp:landi
fgfffffffffffp:legal
fgfffffffffffp:magaz
fgfffffffffffp:overd
fgfffffffffffp:payro
fgfffffffffffp:vulne
fgffffffffffft:be>ok>of
fgffffffffffft:be>ok>ok
fgffffffffffft:mark,>but>now
fgffffffffffft:mark,>speaker>say
fgffffffffffft:ok>without>fail
fgffffffffffft:ratio=>ok>stop
fgfffffffffffw:active
fgfffffffffffw:affiche
fgfffffffffffw:agree
fgfffffffffffw:assured
fgfffffffffffw:aviso
fgfffffffffffw:bon
fgfffffffffffw:break
fgfffffffffffw:cause
fgfffffffffffw:confirmation
fgfffffffffffw:criteria
fgfffffffffffw:dans
fgfffffffffffw:dead
fgfffffffffffw:dla
fgfffffffffffw:einer
fgfffffffffffw:grün
fgfffffffffffw:healthy
fgfffffffffffw:home
fgfffffffffffw:intact
fgfffffffffffw:kloppen
fgfffffffffffw:latency
fgfffffffffffw:legally
fgfffffffffffw:là
fgfffffffffffw:magazijn
fgfffffffffffw:nenhum
fgfffffffffffw:nouveau
fgfffffffffffw:pagina
fgfffffffffffw:pasaporte
fgfffffffffffw:passaporto
fgfffffffffffw:permissions
fgfffffffffffw:pickup
fgfffffffffffw:renewal
fgfffffffffffw:risolto
fgfffffffffffw:stands
fgfffffffffffw:system
fgfffffffffffw:testes
fgfffffffffffw:toda
fgfffffffffffw:tot
fgfffffffffffw:weer
fgfffffffffffwb:# in
fgfffffffffffwb:# out
fgfffffffffffwb:above target
fgfffffffffffwb:al centesimo
fgfffffffffffwb:alle #
fgfffffffffffwb:and can
fgfffffffffffwb:at first
fgfffffffffffwb:aucune erreur
fgfffffffffffwb:be verified
fgfffffffffffwb:both of
fgfffffffffffwb:bug is
fgfffffffffffwb:called the
fgfffffffffffwb:clean run
fgfffffffffffwb:complete and
fgfffffffffffwb:each of
fgfffffffffffwb:el servidor
fgfffffffffffwb:flight is
fgfffffffffffwb:for both
fgfffffffffffwb:het magazijn
fgfffffffffffwb:hotel to
fgfffffffffffwb:is booked
fgfffffffffffwb:is clean
fgfffffffffffwb:is dead
fgfffffffffffwb:is legally
fgfffffffffffwb:is right
fgfffffffffffwb:it should
fgfffffffffffwb:les #
fgfffffffffffwb:na #
fgfffffffffffwb:new job
fgfffffffffffwb:no overdue
fgfffffffffffwb:no ⟨code⟩
fgfffffffffffwb:on my
fgfffffffffffwb:on time
fgfffffffffffwb:overdue invoices
fgfffffffffffwb:picked up
fgfffffffffffwb:ran the
fgfffffffffffwb:scan is
fgfffffffffffwb:smaller one
fgfffffffffffwb:the login
fgfffffffffffwb:the query
fgfffffffffffwb:the toolchain
fgfffffffffffwb:tutti e
fgfffffffffffwb:without errors
fgfffffffffffwb:works for
fgfffffffffffwb:your name
fgfffffffffffwb:zero warnings
fgfffffffffffwb:è risolto
fgfffffffffffwb:⟨code⟩ passes
fgfffffffffffx:ali
fgfffffffffffx:als
fgfffffffffffx:ano
fgfffffffffffx:ari
fgfffffffffffx:ars
fgfffffffffffx:ast
fgfffffffffffx:ave
fgfffffffffffx:cos
fgfffffffffffx:dig
fgfffffffffffx:due
fgfffffffffffx:ici
fgfffffffffffx:ijn
fgfffffffffffx:ima
fgfffffffffffx:imo
fgfffffffffffx:iso
fgfffffffffffx:nux
fgfffffffffffx:oll
fgfffffffffffx:put
fgfffffffffffx:rga
fgfffffffffffx:ssi
fgfffffffffffx:sso
fgfffffffffffx:uft
fgfffffffffffx:une
fgfffffffffffx:óry
fgffffffffffglx:und
fgffffffffgfffx:sso
fgfffffffgfeflw:weeks
fgfffffffgfefx:rta
fgfffffffgfffw:auto
fgffffffgffffx:lem
fgfffffgfefeflx:ess
fgfffffgfefffwb:no errors
fgfffffgfffefw:answers
fgfffffgffffflw:works
fgfffffgfffffw:translation
fgfffffgfffffwb:the cron
fgffffgfffffflw:green
fgffffgffffffw:admin
fgffffgffffffw:turning
fgffffgffffffwb:and breakfast
fgfffgedfffeflx:ned
fgfffgfffffefw:quotes
fgfffgfffffffwb:met de
fgfffgfffffffx:nly
fgffgeeffffffx:cie
fgffgefefffffc:는데
fgffgfefffffflw:reached
fgffgfffeffefw:fails
fgffgffffefffw:staat
fgffgffffefffwb:contract is
fgffgffffffdffw:coverage
fgffgffffffdfx:tro
fgffgffffffefw:december
fgffgffffffefwb:above the
fgffgfffffffffx:rks
fgffgffffffffx:dle
fgfgeffefefffx:ive
fgfgeffffffffw:inventory
fgfgfffffffefwb:for another
fgfgfffffffefx:rce
fgfgffffffffflw:on
fgfgffffffffflx:nar
fgfgfffffffffw:force
fgfgfffffffffw:ni
fgfgfffffffffwb:end to
fgfgfffffffffwb:on it
fgfgfffffffffwb:to end
fgfgfffffffffx:nar
fggdhffeeefefw:through
fggeeffffffefc:テス
fggeegfefefefw:y
fggefefefffeep:attac
fggefffeffffflw:sir
fggefffffefefx:ied
fggeffffffffflw:date
fggefffffffffw:none
fggfefeffffefw:met
fggfeffffefffp:regis
fggfeffffffefw:mypy
fggfeffffffffc:まっ
fggffefffffefwb:up on
fggfffefffffflx:nde
fggffffefgfefp:machi
fggffffffefeflx:ors
fggffffffffdflw:table
fggffffffffeffw:mypy
fggffffffffeffx:ill
fggffffffffeflw:failing
fggffffffffeflw:mehr
fggffffffffffc:います
fggffffffffffc:まって
fggfffffffffffx:nd⟩
fggfffffffffflw:api
fggffffffffffw:une
fggffffffffffwb:and in
fggfffgffefdflw:errors
fggfgfeffffefw:link
fgggceeedffffw:nothing
fghcfddeeiecgs:trouble..done
fghdcfefgefffw:there
fghdefeeeffefw:een
fgheedffeefeex:ery
fgheeffffffefx:kup
fghefefdgcedes:verify..fail
fghefegefefeew:el
fghfdffffffffw:photo
fghfeedfffffft:trouble>speaker>mark,
fghfeffffefffx:ack
fghfeffffffeft:ok>verify>stop
fghffffffefffx:tal
fghffffffffdfw:required
fgrWXdecadeXdu:try
fhZckabfcbeZeb:now>mark,
fhbZeadbhadmZb:trouble>mark,
fhbkbeeefeecel:of
fhdeYbcjcceicu:paren
fhdedegffffhfw:em
fhdeeffffffffw:aberto
fhdeffeegffffw:conflicts
fhdegeegfffdfw:está
fhdegffffffefx:ras
fhdffffffffffwb:non ci
fhdffffffffffwb:pricing page
fhdgfffffffffw:attachment
fhdhdeegeffffw:da
fhdheeeffffefp:класт
fhecefffhfffft:aux>not>done
fheddegegefgfw:ten
fhedeffffffffw:há
fhedffffgffffp:выбор
fheeeefffffefx:oks
fheeeefffgfefc:边的
fheeeffffffffc:あり
fheeeffffffffwb:em aberto
fheefeffggfcfx:age
fheeffeffffffp:failu
fheefffffffdflw:inbox
fheefffffffffc:ありま
fheefffffffffc:トは
fheeffffffffffw2:não há
fheeffffffffffw:er
fheeffffffffflw:aberto
fheefffffffffwb:há mais
fheefffffffffwb:não há
fheefffffffffx:рке
fhefedgffffffwb:is free
fhefefeffefhet:trouble>mark,>greet
fhefeffefffffff:fail>not
fhefeffefffffw:który
fhefeffffeffft:trouble>say>speaker
fhefeffffffefp:passe
fhefeffffffeft:all>be>ok
fhefeffffffefwb:all four
fhefeffffffffwb:is back
fhefeffffgfefwb:for two
fhefffefffffflw:conflicts
fheffffefffffx:cal
fheffffffffdffw:same
fheffffffffdfw:machines
fheffffffffdfx:ole
fheffffffffefp:state
fheffffffffefwb:down for
fheffffffffefwb:up with
fhefffffffffft:fail>mark,>now
fhefffffffffft:mark,>now>ok
fhefffffffffft:not>fail>stop
fhefffffffffft:now>ok>stop
fhefffffffffft:without>mark,>all
fheffffffffffw:agora
fheffffffffffw:desde
fheffffffffffw:ontem
fhefgffffffdfp:passp
fhefgffffffdfw:passport
fhegdffffffefw:freezer
fhegeffefffffc:りませ
fhegefffeefeex:nce
fhegefffeffefw:zero
fhegfefeeffdfw:au
fhfdefffffffft:done>you>mark,
fhfdffffffffflw:verde
fhfdfffffffffwb:en verde
fhfdfffgfffffw:driver
fhfdjbbdddedeb:describe>all
fhfeefefffffft:done>ok>of
fhfeeffffffeflx:box
fhfeeffffffffc:スト
fhfeeffffffffc:テスト
fhfeffffffffflx:rde
fhfefffffffffwb:to date
fhffdfffffffft:be>ok>describe
fhffdfffffffft:mark,>speaker>done
fhffdfffffffft:of>say>rest
fhffefegfffefb:still>now
fhffeffefffefx:ser
fhffeffffffeffw2:the freezer
fhffeffffffefwb:# tests
fhffeffffffffc:正常
fhffefffffffffw2:the kids
fhffeffffffffp:mağaz
fhffefffffffft:be>ok>still
fhffefffffffft:except>of>say
fhffefgffffdft:describe>mark,>ok
fhffegfffefffw:maar
fhfffeeffffffx:uje
fhffffeffffdfwb:your visa
fhffffeffffefw:stable
fhffffeffffffp:confl
fhffffeffffffw:come
fhfffffdffffflw:opened
fhfffffeffffffx:oks
fhfffffffefefwb:'s up
fhfffffffefefwb:server 's
fhfffffffeffffw2:⟨code⟩ is
fhfffffffefffp:track
fhfffffffefffwb:is live
fhfffffffffdflx:ent
fhfffffffffdfwb:is valid
fhfffffffffdfwb:the whole
fhfffffffffdfx:lid
fhfffffffffdfx:rte
fhfffffffffefc:서도
fhfffffffffeffw2:i totali
fhfffffffffeffw2:les #
fhfffffffffeffw2:the heating
fhfffffffffeffw:los
fhfffffffffeft:all>num>ok
fhfffffffffefw:passano
fhfffffffffefw:seconde
fhfffffffffefwb:# percent
fhfffffffffefwb:covers the
fhfffffffffefx:aux
fhffffffffffffw2:the new
fhffffffffffffw:geen
fhfffffffffffp:total
fhffffffffffft:code>be>ok
fhffffffffffft:speaker>ok>ok
fhffffffffffft:trouble>speaker>be
fhfffffffffffw:centesimo
fhfffffffffffw:sauber
fhfffffffffffw:totali
fhfffffffffffwb:i totali
fhfffffffffffx:ime
fhfgefffeeffec:페이
fhfgefffeeffec:페이지
fhfgeffffefffw:laat
fhfgfdeffffffwb:for tomorrow
fhfgfeeeefefefw:o
fhfgfffdfffffw:opened
fhfgfffffffdfw:another
fhfgfffffffdfw:source
fhgdeedifffdfw:er
fhgeefffeffeft:still>fail>stop
fhgefgegfefdfw:phone
fhgfeffffefffw:package
fhgffffffffdfw:match
fhghZjcdedeWeff:cell>trouble
fhhcffffeffeft:describe>not>open
fhhdfefffffefw:meer
fhheeffcdcegfw:with
fhhfeffffefeffw:⟨command⟩
fhhffffffffcfw:disk
fhiedeeceeffew:every
fhnXgZbcccdWcb:aux>fail
fibhcUYZZdeTolen:3
ficegeeegffffw:failed
ficffffffffffw:più
fiddefffffffft:mark,>aux>now
fideeffffffefwb:left in
fidfedfffffdfw:books
fidfeedeeffgffw:les
fidfeefffffeft:mark,>all>of
fidfeffffffffwb:nothing left
fidfffffffffft:none>be>fail
fidffffffffffwb:ci sono
fidffffffffffwb:sono più
fiedffffgffffw:выборке
fieeeffefeffdw:again
fieeegfffffdfw:result
fiefcfffgffefs:trouble..except
fiefdfffgefcft:be>ok>all
fiefefeefeffft:mark,>speaker>ok
fiefefffedffft:i>done>say
fiefgfeffffeft:of>be>ok
fifddfffeeffft:fail>mark,>aux
fiffbfffgffefs:except..trouble
fiffcfffffffft:ok>except>of
fiffdefeffffft:earlier>mark,>but
fiffeffffefefb:good>all
fiffeffffefefff:good>all
fiffeffffffcft:mark,>describe>trouble
fifffffffffcfw:passaporte
fifffffffffcfw:sits
fifffffffffcfwb:sits at
figYXgdddhZicext:all
figZZjkbaYacXb:of>stop
figeedfeeegdfp:servi
figeefeeeefcft:be>done>ok
fihcffeceffeft:mark,>greet>stop
fihgcfeffffdfw:visa
fjaeZegfefeffb:trouble>say
fjbecfdefffdeb:without>fail
fjcedehfdfedeb:aux>aux
fjdeeeeffefchw:por
fjecfdfgecebds:ok..ok
fjeeeffffffcfw:mais
fjefdffffffcft:ok>mark,>num
fjeidgZbadahTk:emoji
fjffefeffefdfff:you>trouble
fjfffffffffcft:you>describe>describe
fjgbcdbeccefcneg:trouble
fkaaebabcgdgepols:=
fkaeceeekaeeeb:dash>but
fkbbecacbfcgepol:=
fkjfYacebcdcdu:none
flWjXXhcaicjaf:code
flZeYjWjbhdYdu:now
flcbYacbbjdZab:now>aux
fmfeaabddffdfb:i>trouble
fmgjaSWZZhdVilen:4
fmjeYabfbcdddext:none
fndaZbacedebeb:ok>of
gUjgeVkfZbbfYf:of
gXZcfifacddbmu2:greet
gXZdldheebefeb:some>stop
gXZeleeeeceacff:trouble>done
gXdeZgjdbdekdb:now>only
gYbbjeeekdebeb:describe>mark;
gYdekddeebkadb:some>be
gYfZlhdZhcebbt:mark,>not>stop
gYhfXbZZeociZmasked:some
gYjdcdeeedfjeb:ok>code
gZYdcbcdcdeocff:trouble>mark,
gZYfcjbgekeZdb:speaker>cell
gZedieeecehghs:trouble..open
gZleZfeeeefZfb:num>done
gaYdkafXabZYnb:greet>mark,
gaZaiceccleWdb:done>trouble
gadbaZacbubZXmasked:most
gaeichfaeedbds:plan..done
gahjcddedeedfff:fail>verify
gakebfeeeefafs:num..done
galiddefeefXeb:trouble>code
gbYejefeedhZfb:done>some
gbZdenaXbcbjbb:plan>stop
gbbcceeemffefs:correct..ok
gbcZbfdaendgdb:say>speaker
gbdeifeeffffet:done>ok>all
gbefehgedheegw:la
gbeffffffffhfw:savings
gbegffeideffft:not>none>stop
gbeidebjefehet:describe>be>stop
gbfjaedddceceb:fail>aux
gbgedfiefeffft:fail>be>done
gbgeeefffefhft:ok>code>stop
gbiaZaecblciau:command
gbjZieegfefefu2:but
gbjedeeffdfcit:ok>speaker>stop
gcadedeeedeleb:describe>code
gcbecldeedfbeb:stop>describe
gcccenYdeeecdb:plan>speaker
gcdbepadbeedeb:plan>you
gcdecefeejffft:now>done>stop
gcdedbZcmbaghu2:mark,
gcecdcifgjfddw:that
gcefdfeffffifp:reque
gcfebhjadbdhcb:trouble>cell
gcfeiededdeeeb:num>mark,
gcffefffeeghfp:accou
gcfffffffffgfp:savin
gcheefeeeefgelw:⟨code⟩
gciegffefefefw:connection
gcjgceefeffefs:fail..still
gckcfcceeheeds:done..trouble
gclebecafbcgdpol1:-
gdYhicafagdYdb:mark,>open
gdaebeefddfldff:arrow>mark:
gdbeceefeefkdb:arrow>mark:
gdcdieceffffft:i>if>aux
gdcfgefffffhfw:mode
gdcfhdcfeffiew:two
gdddgefeeefdfb:done>ratio<
gddeeeiefffefw:с
gddeffefdefiefw:a
gddehfffffffft:i>done>speaker
gddfedejefeddw:mail
gddfeefeeefkfw:each
gddfiffffffeeff:done>of
gddgedfffefiew:point
gddheffffffeft:mark:>not>none
gdedekdefeeees:plan..say
gdeeedddejfefu2:earlier
gdeeffciffffft:aux>mark,>i
gdeefigffffefwb:up the
gdefeeefhgfdgw:message
gdefeffefeghfw:copy
gdefefgefffehw:review
gdefefgfgfhffwb:is the
gdefehfffffffx:ags
gdefffffgffffw:went
gdeffhfffffffw:nu
gdefgfffegfffw:code
gdefgfffffffft:done>trouble>of
gdefhefhfffeft:trouble>be>gone
gdefhfffffffft:trouble>you>say
gdefiddhededet:describe>you>stop
gdegfhffeffefw:calendar
gdegfhfffffefp:calen
gdfdfefgfggefwb:the tests
gdfdgfhffefgfw:het
gdfefdefghfefw:told
gdfeffffgffffp:salva
gdfegffffffffw:imports
gdffdfhdffffit:ok>greet>mark,
gdffeeeffhfefs:but..done
gdffefeefffhfw:taken
gdffefeffffegx:iew
gdfffffffffhfwb:its own
gdfffffgfgfffw:settled
gdfffgfffffffx:set
gdffgegefefefw:nicht
gdffgfeefffgfw:drive
gdffgfffeffeft:some>of>mark,
gdffgfffffffft:be>gone>mark,
gdffgffffffgfx:ngs
gdffiffffefdfw:su
gdfgdgchidfcfw:i
gdfgfgfefffefw:environment
gdgbdeefieeges:trouble..not
gdgeeffegffffw:nobody
gdgegffffffffwb:the connection
gdgfeegffffefp:cance
gdgffefffefgfx:ght
gdgfgffffffefw:drei
gdgfgfgffffffw:traffic
gdggefffeffefw:anything
gdghffgffffdfw:merge
gdheffffeffffw:seat
gdhehffefefefp:conne
gdhffefeffgefw:work
gdhhdjddedgdew:up
gdichffffffffs:but..but
gdidffffffffft:ok>not>none
gdidheefdefefw:got
gdieefffffffft:i>done>ok
gdifefedefffet:aux>fail>mark,
gdmZbeeddeedeff:aux>i
gebfgfdggeeces:ok..open
gebieeehefffew:been
gecaXcbbbmdleb:aux>now
geccfkeedffdfs:trouble..plan
gecdXZnddacVdl:all
geceffegfjfefs:done..gone
gecfefffiffffb:correct>trouble
gecheffffffffw:kept
gechfeehfefffwb:have been
gechfffffffefw:habe
gedefffefefhgx:day
gedfdfffeefiet:arrow>mark:>trouble
gedffffffffhfw:caused
gedffffffffhfwb:caused by
gedffhfffffefw:checking
gedfgffffffffwb:from #
gedhdjeeefeffb:i>ask
geeeefffgffffb:done>ask
geeeegfffffffx:urs
geeefeffeffehw:family
geeeffeffefhflx:ers
geeefffffefhet:code>arrow>code
geeefffffffgfw:csv
geeeffffgefgfx:led
geeeffffhffffw:ho
geeefffggffffwb:that 's
geeeffgefffffwb:will be
geeefgegfffeflw:morning
geeefgfefffgfw:timeout
geeefggffffefw:retry
geeegfegfeggfx:ber
geeegffffefefs:done..ratio<
geeegffgfffffw:receipt
geeegfgffefffx:ipt
geeehedffffeft:aux>done>all
geefYedegZbiXb:all>stop
geefeeefghfefw:wrote
geefeefffgfgfw:monday
geefeefhfffeex:tir
geefeegffffgfx:ald
geefeffffffhfx:unt
geefeffffgffft:without>fail>stop
geefefggfffffw:cache
geefehefgeffffw:ik
geeffefffffefx:rti
geefffehfffffw:clock
geefffffffffflx:dow
geefffffffffft:done>ratio<>stop
geeffffffffffx:log
geeffffffffffx:sse
geeffffffffgfp:compo
geeffffffffhfw:ekran
geeffffffgffft:you>speaker>done
geefffffgffffw:discount
geefffffgffffwb:to mr
geeffffgfgfffx:per
geeffgfffffefx:dar
geeffgfffffffp:suppr
geeffheffffffw:notified
geefgegffffffw:month
geefgfffeefffw:party
geefgffffefffwb:by one
geefgfffffffefx:und
geefgfffffffffw:client
geefgffffffffp:commi
geefgfffffffft:done>mark,>trouble
geefgffffffffwb:by #
geefgffffffffx:che
geefhffffeffft:say>i>mark,
geegdeffhfedew:as
geegeeffgffffp:reken
geegeffffffffp:touch
geegeffffhfeew:note
geegefgdfefeflx:ies
geegffeefffgew:list
geegffffffffffx:ped
geeggegefffffw:asked
geehdfffffffft:all>of>mark,
geeheeeffffefw:excel
geeheegeefffft:only>done>stop
geeheffgffffgw:question
geeiefffeffffb:mark,>deliberate
geejeeaefffefb:done>deliberate
gefdfehefefgex:den
gefdffgfgegdew:take
gefeeeffgfffflw:ten
gefeefgffefefw:folder
gefefegffffffp:provi
gefeffffffffffw:di
gefefffffffffp:timeo
gefefffffffffx:ody
gefefffffgfffx:fen
gefefffgfffffw:ne
gefefggffffffw:lock
gefefheffffefx:pts
gefefiefefffft:plan>you>stop
gefegfffeffefp:deliv
gefegffffffeflw:network
gefegffffffefwb:the network
geffcfecjffdfs:correct..trouble
geffeedifffffw:email
geffefeffffhft:describe>trouble>mark,
geffefegfgfffw:assistant
geffeffffffffp:betaa
geffeffffffffw:promise
geffeffffffffw:slide
geffeffffffffwb:die rechnung
geffeffffffffwb:so i
geffeffffffffx:sit
geffefffffffglx:iew
geffeffffffgffw:so
geffeffffffgfw:um
geffeffffgffft:done>mark,>say
geffegfffffffx:tje
geffegffffffglw:review
geffegfffgfffw:rechnung
gefffefffffefwb:that one
gefffeffffffflw:folder
gefffefffgfefw:boiler
gefffehfffffft:you>mark,>stop
geffffefgffgfx:ier
gefffffffffeflw:account
gefffffffffeflx:erd
gefffffffffefx:erd
geffffffffffefw2:great news
geffffffffffffw2:dark mode
geffffffffffffx:nce
geffffffffffflw:images
geffffffffffflw:памяти
geffffffffffflx:des
geffffffffffflx:ive
geffffffffffflx:nte
geffffffffffflx:яти
gefffffffffffp:escri
gefffffffffffp:midni
gefffffffffffp:nessu
geffffffffffft:good>done>done
geffffffffffft:good>done>name
geffffffffffft:mark,>all>done
gefffffffffffw:ar
gefffffffffffw:batteries
gefffffffffffw:betaald
gefffffffffffw:dark
gefffffffffffw:lasciato
gefffffffffffw:regenerated
gefffffffffffw:upgraded
gefffffffffffw:памяти
gefffffffffffwb:# was
gefffffffffffwb:at midnight
gefffffffffffwb:been applied
gefffffffffffwb:door it
gefffffffffffwb:ho lasciato
gefffffffffffwb:i deleted
gefffffffffffwb:i replaced
gefffffffffffwb:it right
gefffffffffffwb:ne ho
gefffffffffffwb:over the
gefffffffffffwb:replaced the
gefffffffffffwb:right after
gefffffffffffwb:the base
gefffffffffffwb:the door
gefffffffffffwb:the third
gefffffffffffwb:the window
gefffffffffffwb:video is
gefffffffffffwb:went through
gefffffffffffwb:where it
gefffffffffffwb:your inbox
gefffffffffffx:aks
gefffffffffffx:ats
gefffffffffffx:dow
gefffffffffffx:egd
gefffffffffffx:fic
gefffffffffffx:том
gefffffffffffx:яти
geffffffffffgfw:great
geffffffffffgfx:ung
geffffffffffgw:great
geffffffffffgw:madam
gefffffffffgflx:fer
gefffffffffgflx:ges
gefffffffffgfp:clust
gefffffffffgfp:postg
gefffffffffgfw:seats
gefffffffffgfw:vuelo
gefffffffffgfwb:comes from
gefffffffffgfx:ced
gefffffffffhfw:postgres
gefffffffgfefp:promi
gefffffffgfffb:of>earlier
gefffffffgfffw:label
gefffffffgfffw:research
gefffffffgfffx:ote
gefffffgeffffw:midnight
gefffffgfffffp:settl
geffffgefffffp:forwa
geffffgefffffw:flag
geffffgfeffffwb:not be
geffffgffffffp:traff
geffffgffffffwb:the folder
gefffgffffffflw:environment
geffgdheefffex:wer
geffgffffffefx:ete
geffgfffffffflw:traffic
geffgffffffffp:impor
geffgffffffffp:switc
geffgffffffffw:applied
geffgffffffffw:declined
geffgffffffffw:ricerca
geffgffffffffw:switched
geffgffffffffwb:last one
geffgffffffffx:uts
geffhfeeeffeft:describe>be>but
geffhffdeffeft:be>but>mark,
geffhffffefeflw:only
geffifeffeffft:mark,>ok>fail
gefgeefffffefx:ную
gefgeffffffefw:steht
gefgeffffffffp:bezah
gefgeffffffffp:upgra
gefgeffffffffw:chart
gefgefffffffhw:changed
gefgeffgfffffw:queda
gefgfefffffffw:parking
gefgfefffffffx:nte
gefgfffffffeflx:ase
gefgfffffffffp:babys
gefgfffffffffp:secur
gefgfffffffffw:babysitter
gefgfffffffffw:supprimé
gefgfffffffffw:été
gefgfffffffffwb:the environment
gefgfffffffffwb:your second
gefgffgffffefx:rge
gefggfefeefeex:ate
gefggfffffffflx:one
gefhedeffffffw:rekening
gefhfffffdffft:say>describe>you
gefhfgdfheedefw:i
gegdgffffffefw:network
gegeeffffgfffw:du
gegeeffgfffefw:payment
gegefffffffefw:manager
gegefffffffgfw:provider
gegegeffeffefw:del
gegegffffffefp:netwo
gegegffffffefx:ork
gegfeeedgffeew:given
gegfeegfeefegw:service
gegfeffffefffw:looked
gegfefffffffft:done>trouble>mark,
gegfefffffffft:of>mark,>done
gegfeffffffffw:logged
gegfeffffffffwb:i took
gegfeffffffgfp:görün
gegfeffffffgfw:night
gegfeffgfffffw:patch
gegffeefffffflw:⟨path⟩
gegffeeffffffw:wall
gegfffeffffffwb:the interview
gegffffffffeft:fail>mark,>all
gegfffffffffflw:anything
gegfffffffffflx:ado
gegffffffffffp:assis
gegfffffffffft:done>speaker>trouble
gegffffffffffw:entire
gegffffffffffw:hr
gegffffffffffwb:the patch
gegffffffffffwb:⟨code⟩ was
gegffffgffffffw2:the patch
gegfgeeffgfffp:conta
geggcdecheecfs:not..ok
geggeeeegefefw:heb
geggeefffffefw:transfer
geggefeffffffw:call
geggeffffffefp:anyth
gegggfeffffefw:upload
gehdefgffffffwb:will not
gehdfffffefffw:spreadsheet
gehdffffffffft:open>of>speaker
geheeffffffffp:sprea
gehfdffffffffp:appli
gehfdffffgfffw:application
gehfeffffefffw:landlord
gehffefffefffwb:the landlord
gehfffefeffeep:remin
gehffffffffefw:attempt
geifeefffefefw:portal
gekbdbcecedacb:speaker>done
gekddbedeeeees:fail..if
gfZkiacadbcecb:open>stop
gfbgffegggfefw:fixed
gfcdmdfcdcebds:ok..fail
gfchcedifefefs:not..but
gfddgdhfgefeep:contr
gfdfefffgffffw:j'
gfdfegeegffgfx:ure
gfdfffffgffffw:april
gfdffggffffffx:nde
gfdfgfffffffft:done>mark,>only
gfdfgffffffffwb:# to
gfdfhffffffeft:done>trouble>describe
gfeedfhgefffft:done>mark,>i
gfeeefeefifffs:quotation..if
gfeeeffffffhfp:openi
gfeeeffffffhfw:opening
gfeeefffgffffwb:it was
gfeeegegfefefp:morni
gfeefegffffgfw:cost
gfeeffefeefhfw:runs
gfeefffffffffp:remem
gfeefffffffffw:remembered
gfeefffffffffwb:the csv
gfeeffffgffffw:pushed
gfeeffffhefefp:confu
gfeeffgfgfffflw:test
gfeefheefffgfp:check
gfefeeheeefegw:der
gfefeffffffeflw:weekend
gfefeffffffefwb:c' est
gfefeffffffffwb:i made
gfefeffffffffwb:made the
gfefeffffffgft:mark:>describe>trouble
gfefeffffgfefwb:no longer
gfefefffhefefw:those
gfefeheffffffw:also
gfeffdhffffffw:class
gfeffefffffgfx:aga
gfeffefffffgfx:ker
gfefffeffffgfwb:for #
gfeffffffffeffw:habe
gfeffffffffeflw:zlecony
gfeffffffffefwb:# a
gfeffffffffefx:tał
gfeffffffffegp:summa
gfeffffffffffc:きまし
gfefffffffffffw:passport
gfefffffffffffw:pushed
gfefffffffffflw:all
gfefffffffffflw:clock
gfefffffffffflw:lock
gfefffffffffflw:pagination
gfefffffffffflw:rewritten
gfeffffffffffp:aggiu
gfeffffffffffp:fehle
gfeffffffffffp:manca
gfeffffffffffp:nachg
gfeffffffffffp:snaps
gfeffffffffffp:swapp
gfeffffffffffp:übers
gfeffffffffffw:ahead
gfeffffffffffw:change
gfeffffffffffw:documented
gfeffffffffffw:garde
gfeffffffffffw:hotfix
gfeffffffffffw:marked
gfeffffffffffw:mock
gfeffffffffffw:revoked
gfeffffffffffw:snapshot
gfeffffffffffwb:and is
gfeffffffffffwb:cherry picked
gfeffffffffffwb:está en
gfeffffffffffwb:ik heb
gfeffffffffffwb:maintenance window
gfeffffffffffwb:new one
gfeffffffffffwb:off by
gfeffffffffffwb:on for
gfeffffffffffwb:test that
gfeffffffffffwb:the commit
gfeffffffffffwb:the failure
gfeffffffffffwb:the s3
gfeffffffffffwb:the scheduler
gfeffffffffffx:aky
gfeffffffffffx:ash
gfeffffffffgffw2:the error
gfeffffffffgfp:pagin
gfeffffffffgfw:water
gfeffffffffgfwb:# words
gfeffffffffgfwb:a missing
gfeffffffffgfwb:the timeout
gfeffffffffgfwb:timeout is
gfeffffffffgfx:any
gfeffffffgfffx:evi
gfefffffgefffwb:message that
gfefffffgffefp:zleco
gfefffffgffeft:trouble>mark,>ask
gfefffffgfffffw:j'
gfefffffgffffp:disco
gfefffffgffffw:ai
gfefffffgffffwb:j' ai
gfefffffhffefwb:the build
gfeffffgffffflw:off
gfefffgefffffw:extra
gfefffgffffffwb:a new
gfefffgffffffwb:the failing
gfeffheffffffw:et
gfeffhfffffffw:eu
gfefgffffeffffw:posted
gfefgfffffffffw:ho
gfefgfffffffffw:rent
gfefgfffffffflw:of
gfefgffffffffp:kitch
gfefgfffffffft:done>speaker>done
gfefgffffffffw:blinds
gfefgffffffffw:flug
gfefgffffffffw:kitchen
gfefgffffffffw:living
gfefgffffffffw:posted
gfefgffffffffw:rent
gfefgffffffffwb:living room
gfefgffffffffwb:the blinds
gfefhfefffffdw:return
gfegefffffffffw2:i made
gfegeffffffffw:hab
gfegffeefefeffw2:the invoice
gfegffeefffefw:planned
gfegffeffffffp:maint
gfegfffffffffwb:tests for
gfegfgfefffffwb:the config
gfeggffffffffp:comme
gfehffeffffffx:łam
gffcfgggbecebb:say>stop
gffdgffffffffw:proofread
gffdidTieTXgcf:mark,
gffeeeefgffdgp:messa
gffeeffffffffwb:before you
gffeeffffffffx:rde
gffeefgefgfefx:ger
gffeffegfffffp:norma
gffefffffefffwb:in your
gffeffffffffffx:bed
gffeffffffffflx:sto
gffefffffffffp:therm
gffeffffffffft:isaid>earlier>done
gffefffffffffw:print
gffefffffffffwb:'s what
gffefffffffffwb:the cost
gffefffffffffx:bed
gffefffffffgfwb:opening hours
gffefgfffffffwb:so they
gffegfeffffeffw:three
gffegffffefffp:refer
gffegffffffeflx:ork
gffegfffffffflx:ipt
gffegffffffffx:our
gffeheeeeffefs:but..without
gffehefffefdewb:of #
gfffdfeeedehew:an
gfffeefffffgfw:comes
gfffeegffffffwb:should be
gfffefeefeiffb:ask>if
gfffefeffffffw:toner
gfffefeffffffwb:the printer
gfffefeffffffwb:with you
gfffefefffgfft:mark,>ask>if
gfffeffffffffc:先ほ
gfffefffffffffw:den
gfffefffffffffw:merged
gfffefffffffflx:end
gfffefffffffflx:ner
gfffeffffffffp:aange
gfffeffffffffp:elect
gfffeffffffffp:liber
gfffeffffffffp:mergi
gfffeffffffffp:recon
gfffeffffffffp:remar
gfffeffffffffp:repar
gfffeffffffffp:segun
gfffeffffffffs:good..num
gfffeffffffffw:arranged
gfffeffffffffw:event
gfffeffffffffw:general
gfffeffffffffw:gym
gfffeffffffffw:hij
gfffeffffffffw:layer
gfffeffffffffw:liberty
gfffeffffffffw:merging
gfffeffffffffw:rather
gfffeffffffffw:reconciled
gfffeffffffffw:tijd
gfffeffffffffw:view
gfffeffffffffwb:cash the
gfffeffffffffwb:in all
gfffeffffffffwb:left for
gfffeffffffffwb:liberty of
gfffeffffffffwb:shared with
gfffeffffffffwb:the liberty
gfffeffffffffwb:the payment
gfffeffffffffwb:the receipt
gfffeffffffffwb:the thermostat
gfffeffffffffwb:there i
gfffeffffffffwb:took the
gfffeffffffffwb:up call
gfffeffffffffwb:view only
gfffeffffffffx:eht
gfffeffffffffx:sht
gfffeffffffffx:ção
gfffeffffffgflx:sts
gfffeffffffgfw:ein
gfffeffffgfffp:rechn
gfffefffgefffs:quotation..trouble
gfffefffgffeft:done>describe>trouble
gfffeffgfffffp:depos
gfffeffgfffffp:submi
gfffeffgfffffw:ricevuta
gfffeffgfffffw:submitted
gfffeffgfffffx:tty
gfffefgffffefw:ever
gfffefgfffffft:trouble>say>stop
gfffefgffffffw:cash
gfffefgffffffw:minuten
gfffefgffffffwb:is attached
gfffegfffffffw:cases
gffffeeeffffhp:under
gffffefffffeflx:tir
gffffefffffefx:niz
gffffefffffefx:ные
gffffeffffffffw2:ok so
gffffeffffffffw:ok
gffffefffffffp:draft
gffffefffffffp:uploa
gffffefffffffw:documents
gffffefffffffw:drafted
gffffefffffffwb:three days
gffffefffffffwb:uploaded to
gffffegffffefx:dex
gffffegffffffw:front
gffffegffffffx:ben
gffffegffffffx:rat
gfffffeffffffp:libra
gfffffeffffffw:accounts
gfffffeffffffw:broke
gfffffeffffgfw:library
gfffffeffffgfwb:à #
gfffffeffgfefwb:office is
gfffffegfffefp:verif
gfffffegfffffc:았습
gfffffegfffffc:았습니
gfffffegffffft:speaker>done>done
gfffffffeffeffw:and
gfffffffeffffwb:i put
gfffffffeffffwb:put the
gffffffffefffp:tambi
gffffffffefffw:ayer
gffffffffefffw:reference
gffffffffefffw:también
gffffffffefffw:together
gffffffffefffwb:numbers again
gffffffffefffwb:the minutes
gffffffffffeflx:edì
gffffffffffefw:save
gffffffffffefwb:on ⟨code⟩
gffffffffffefwb:sur ⟨code⟩
gffffffffffefx:edì
gffffffffffefx:ial
gffffffffffefx:ssé
gffffffffffegwb:have a
gfffffffffffewb:great news
gfffffffffffewb:news your
gffffffffffffc:いて
gffffffffffffc:さえ
gffffffffffffc:ていた
gffffffffffffc:ォル
gffffffffffffc:ォルダ
gffffffffffffc:フォ
gffffffffffffc:フォル
gffffffffffffc:ルダ
gffffffffffffc:ーは
gffffffffffffc:完了
gffffffffffffc:昨日
gffffffffffffc:消息
gffffffffffffc:관리
gfffffffffffffw2:certificado renovado
gfffffffffffffw2:commit feito
gfffffffffffffw2:got it
gfffffffffffffw2:i had
gfffffffffffffw2:ik heb
gfffffffffffffw2:j' ai
gfffffffffffffw2:left a
gfffffffffffffw2:turns out
gfffffffffffffw:bumped
gfffffffffffffw:certificado
gfffffffffffffw:got
gfffffffffffffw:left
gfffffffffffffw:moved
gfffffffffffffw:old
gfffffffffffffw:removed
gfffffffffffffw:renamed
gfffffffffffffw:rolled
gfffffffffffffw:switched
gfffffffffffffw:took
gfffffffffffffw:turns
gfffffffffffffw:wrote
gfffffffffffffx:ado
gfffffffffffffx:cht
gfffffffffffffx:eat
gfffffffffffffx:ged
gfffffffffffffx:ied
gfffffffffffffx:ist
gfffffffffffffx:log
gfffffffffffffx:mit
gfffffffffffffx:ngs
gfffffffffffffx:nto
gfffffffffffffx:ote
gfffffffffffffx:sed
gfffffffffffffx:ved
gfffffffffffflw:apagada
gfffffffffffflw:asked
gfffffffffffflw:cancelada
gfffffffffffflw:deleted
gfffffffffffflw:esquema
gfffffffffffflw:fabricante
gfffffffffffflw:finished
gfffffffffffflw:june
gfffffffffffflw:merged
gfffffffffffflw:newsletters
gfffffffffffflw:slides
gfffffffffffflw:transfer
gfffffffffffflw:warranty
gfffffffffffflx:dag
gfffffffffffflx:das
gfffffffffffflx:ldi
gfffffffffffflx:ndi
gfffffffffffflx:ony
gfffffffffffflx:sta
gffffffffffffp:abges
gffffffffffffp:bolet
gffffffffffffp:borra
gffffffffffffp:buona
gffffffffffffp:carpe
gffffffffffffp:compr
gffffffffffffp:const
gffffffffffffp:deact
gffffffffffffp:einge
gffffffffffffp:emplo
gffffffffffffp:encod
gffffffffffffp:entri
gffffffffffffp:esque
gffffffffffffp:expor
gffffffffffffp:fabri
gffffffffffffp:falta
gffffffffffffp:gestu
gffffffffffffp:herst
gffffffffffffp:inclu
gffffffffffffp:lasci
gffffffffffffp:manda
gffffffffffffp:negat
gffffffffffffp:preno
gffffffffffffp:profi
gffffffffffffp:recla
gffffffffffffp:redir
gffffffffffffp:regen
gffffffffffffp:remai
gffffffffffffp:renam
gffffffffffffp:revok
gffffffffffffp:ricev
gffffffffffffp:shipp
gffffffffffffp:sitti
gffffffffffffp:suppl
gffffffffffffp:terug
gffffffffffffp:toget
gffffffffffffp:unsub
gffffffffffffp:yükle
gffffffffffffp:уведо
gfffffffffffft:code>heading>stop
gfffffffffffft:correct>trouble>aux
gfffffffffffft:done>done>code
gfffffffffffft:done>done>trouble
gfffffffffffft:speaker>mark,>done
gffffffffffffw:avoir
gffffffffffffw:borrado
gffffffffffffw:bumped
gffffffffffffw:cancelada
gffffffffffffw:carpeta
gffffffffffffw:certificado
gffffffffffffw:committed
gffffffffffffw:conflict
gffffffffffffw:contractor
gffffffffffffw:converted
gffffffffffffw:costs
gffffffffffffw:dependencias
gffffffffffffw:douze
gffffffffffffw:electricity
gffffffffffffw:esquema
gffffffffffffw:exported
gffffffffffffw:fabricante
gffffffffffffw:favour
gffffffffffffw:feito
gffffffffffffw:gestuurd
gffffffffffffw:hand
gffffffffffffw:killed
gffffffffffffw:klaar
gffffffffffffw:legacy
gffffffffffffw:licht
gffffffffffffw:lundi
gffffffffffffw:mailed
gffffffffffffw:mevrouw
gffffffffffffw:money
gffffffffffffw:negative
gffffffffffffw:net
gffffffffffffw:newsletters
gffffffffffffw:nightly
gffffffffffffw:okay
gffffffffffffw:ont
gffffffffffffw:origin
gffffffffffffw:outbox
gffffffffffffw:pagato
gffffffffffffw:paguei
gffffffffffffw:pasta
gffffffffffffw:plants
gffffffffffffw:plugin
gffffffffffffw:prefer
gffffffffffffw:prenotato
gffffffffffffw:przez
gffffffffffffw:quote
gffffffffffffw:rebased
gffffffffffffw:remote
gffffffffffffw:renamed
gffffffffffffw:salle
gffffffffffffw:slides
gffffffffffffw:squashed
gffffffffffffw:study
gffffffffffffw:subido
gffffffffffffw:summarise
gffffffffffffw:systemd
gffffffffffffw:tag
gffffffffffffw:tagged
gffffffffffffw:transcripts
gffffffffffffw:uit
gffffffffffffw:unsubscribed
gffffffffffffw:unused
gffffffffffffw:uw
gffffffffffffw:vlucht
gffffffffffffw:volo
gffffffffffffw:voo
gffffffffffffwb:# has
gffffffffffffwb:'s been
gffffffffffffwb:a redirect
gffffffffffffwb:a été
gffffffffffffwb:airline 's
gffffffffffffwb:allergic to
gffffffffffffwb:and filed
gffffffffffffwb:and told
gffffffffffffwb:as of
gffffffffffffwb:been put
gffffffffffffwb:been taken
gffffffffffffwb:ce matin
gffffffffffffwb:commit feito
gffffffffffffwb:created the
gffffffffffffwb:dark mode
gffffffffffffwb:está apagada
gffffffffffffwb:favour of
gffffffffffffwb:filed the
gffffffffffffwb:has gone
gffffffffffffwb:have received
gffffffffffffwb:heb het
gffffffffffffwb:him the
gffffffffffffwb:ho pagato
gffffffffffffwb:i turned
gffffffffffffwb:i went
gffffffffffffwb:in favour
gffffffffffffwb:is allergic
gffffffffffffwb:is finished
gffffffffffffwb:it runs
gffffffffffffwb:killed the
gffffffffffffwb:la carpeta
gffffffffffffwb:la ricevuta
gffffffffffffwb:left a
gffffffffffffwb:like you
gffffffffffffwb:made it
gffffffffffffwb:merge conflict
gffffffffffffwb:minutes and
gffffffffffffwb:missing ⟨code⟩
gffffffffffffwb:number ⟨id⟩
gffffffffffffwb:of course
gffffffffffffwb:of ⟨id⟩
gffffffffffffwb:on both
gffffffffffffwb:on friday
gffffffffffffwb:on to
gffffffffffffwb:out too
gffffffffffffwb:over to
gffffffffffffwb:parking permit
gffffffffffffwb:permit was
gffffffffffffwb:pulled the
gffffffffffffwb:put on
gffffffffffffwb:rather than
gffffffffffffwb:received the
gffffffffffffwb:remaining two
gffffffffffffwb:removed the
gffffffffffffwb:room lights
gffffffffffffwb:shift with
gffffffffffffwb:sitting in
gffffffffffffwb:squashed the
gffffffffffffwb:the babysitter
gffffffffffffwb:the ci
gffffffffffffwb:the dashboard
gffffffffffffwb:the documents
gffffffffffffwb:the index
gffffffffffffwb:the merge
gffffffffffffwb:the mock
gffffffffffffwb:the night
gffffffffffffwb:the only
gffffffffffffwb:the plants
gffffffffffffwb:the study
gffffffffffffwb:the vacuum
gffffffffffffwb:the weekly
gffffffffffffwb:their own
gffffffffffffwb:three review
gffffffffffffwb:to monday
gffffffffffffwb:to production
gffffffffffffwb:transferred to
gffffffffffffwb:under number
gffffffffffffwb:waived the
gffffffffffffwb:was declined
gffffffffffffwb:went ahead
gffffffffffffwb:without the
gffffffffffffwb:wrote a
gffffffffffffwb:you prefer
gffffffffffffwb:⟨code⟩ to
gffffffffffffwb:⟨id⟩ to
gffffffffffffx:bon
gffffffffffffx:eat
gffffffffffffx:edi
gffffffffffffx:eep
gffffffffffffx:eir
gffffffffffffx:eri
gffffffffffffx:fix
gffffffffffffx:gic
gffffffffffffx:hot
gffffffffffffx:ibo
gffffffffffffx:ide
gffffffffffffx:ldi
gffffffffffffx:lle
gffffffffffffx:nha
gffffffffffffx:nto
gffffffffffffx:ouw
gffffffffffffx:rdi
gffffffffffffx:rle
gffffffffffffx:rot
gffffffffffffx:sor
gffffffffffffx:tag
gffffffffffffx:tat
gffffffffffffx:tzt
gffffffffffffx:uum
gffffffffffffx:wał
gffffffffffffx:ync
gffffffffffffx:zet
gffffffffffffx:ено
gffffffffffgfwb:which is
gfffffffffgefw:failing
gfffffffffgffw:included
gffffffffgfeflw:file
gffffffffgfefw:comment
gffffffffgfefwb:two weeks
gffffffffgfffw:matin
gffffffffgfffwb:the boiler
gffffffffgfffx:bel
gfffffffgffefw:red
gfffffffgffffw:allergic
gffffffgffffflw:'s
gfffffgfeffffwb:the service
gfffffgfffffflw:cache
gfffffgffffffw:contrato
gfffffgffffffwb:het contract
gfffffgffffffx:ict
gffffgeffffffwb:set up
gffffgffeffffw:mia
gffffgfffefffp:extra
gffffgfffefffw:figures
gffffgfffffffc:등기
gffffgfffffffp:arran
gffffgfffffffp:notif
gffffgfffffffw:maandag
gffffgfffffffw:other
gffffgfffffffwb:dev server
gffffgfffffffwb:the dev
gffffheefefeex:ite
gfffgefffffffx:ool
gfffgfefffffffx:ree
gfffgffffffefwb:a month
gfffgffffffffw:null
gfffgffffffffwb:replied to
gfffgffffffffx:gin
gffgeeeeeffffp:nothi
gffgefffffffflw:tests
gffgeffffffffw:comments
gffgeffffffffw:deposit
gffgeffffffffw:sleep
gffgeffffffffx:her
gffgfefffffffp:creat
gffgffdefffffx:til
gffgffeefffefp:plann
gffgfffffefffp:quart
gffgfffffefffw:claim
gffgfffffffefwb:the savings
gffgffffffffffw2:the alert
gffgffffffffffw:dark
gffgfffffffffw:cancellato
gffgfffffffffwb:the alert
gffgfffffffffwb:to your
gffgfgdffffffwb:until the
gfgdbidddeeeeff:i>ok
gfgdffefeefffs:done..without
gfgeeffffffffw:thermostat
gfgeeffffffffwb:turned the
gfgeefffgffffw:shop
gfgeffeffffffw:batch
gfgefffffefffwb:the spreadsheet
gfgeffffffffflx:ain
gfgefffffffffw:bucket
gfgefffffffffw:hook
gfgegeegeeffefw:le
gfgfcceeeeefdw:на
gfgfdffffffffwb:the visa
gfgfeefeeedffk:
gfgfeeffffgefx:ror
gfgfefefffffft:correct>sorry>mark,
gfgfeffffefffw:notice
gfgfeffffffffc:から
gfgfeffffffffp:payme
gfgfefffffffft:code>not>mark,
gfgfefffffffft:done>fail>you
gfgfeffffffffw:pdf
gfgfeffffffffwb:into a
gfgffefffffefx:ner
gfgffefffffffp:landl
gfgfffefffffflx:th⟩
gfgfffeffffffw:issue
gfgfffegfffdflx:ion
gfgffffefffffx:fee
gfgffffffffefx:dag
gfgfffffffffep:websi
gfgfffffffffew:website
gfgfffffffffflw:portal
gfgfffffffffflx:ory
gfgffffffffffw:kwam
gfgffffffffffwb:to hr
gfgfgdefeffffw:school
gfgfgefffffffwb:the school
gfggdefeeegdew:error
gfggefeffffefw:contacts
gfhacafbZldbbb:speaker>mark,
gfheeffffffefx:rch
gfhffffffefffw:voicemail
gfjZcbYgdbcdjb:mark,>greet
ggWckdccdceaeff:done>ok
ggceheeeeeegew:four
ggdfZihdZcgeek:ideograph
ggdfdffehffgfw:too
ggdfefffffffflx:eue
ggdfefffffffflx:ild
ggdfeffffffffw:docker
ggdfegeeffgefw:add
ggdfehegeefefw:morning
ggdffffffffeflw:them
ggdffffffffffw:quebrando
ggdffffffffffwb:any more
ggdffffffffffwb:the pricing
ggdffffffffffx:lty
ggdfgefggffdfw:est
ggdgeffffffffw:any
ggdgffffffffffw2:the broken
ggeedgeeehfefw:longer
ggeeeeehfffeew:printer
ggeeefegfffffwb:this morning
ggeeeffffeffew:state
ggefdffffefeffw:both
ggefdffffefeft:all>done>stop
ggefeeeffdgegfw:je
ggefefefffffffw2:after the
ggefeffffffefwb:of them
ggefefffffffft:all>of>describe
ggeffeffeffffwb:back to
ggeffefffffffx:rto
ggeffffffffefw:specs
ggeffffffffffp:quebr
ggeffffffffffw:failure
ggeffffffffffw:march
ggeffffffffffw:picked
ggeffffffffffw:toolchain
ggeffffffffffx:llo
ggeffffffffffx:urd
ggefgfefeffffw:flaky
ggegdfefeffeewb:to the
ggegeeffeefdfw:order
ggegefgffffefw:den
ggfbecghdeeees:if..fail
ggfdhddfedecds:verify..ok
ggfeeffgfffffw:cron
ggfeffgefffefw:enough
ggffefffefffflw:five
ggffeffffffeflw:too
ggffefffffffflx:unt
ggffeffffffffw:single
ggffeffffffffw:vier
ggffeffffffffwb:a single
ggfffeefeffefx:red
ggffffeffffgfx:ees
ggfffffffefefp:dashb
ggfffffffefefw:dashboard
ggfffffffeffflx:ack
ggffffffffffew:news
ggfffffffffffp:cater
ggfffffffffffp:toolc
ggfffffffffffw:caterer
ggfffffffffffw:domain
ggfffffffffffwb:the caterer
ggffffgffffffw:charge
ggfffgeeeffffw:word
ggfgeceeeheZds:done..ok
ggfgfggeeebgcl:stop
gggeeffffefefx:box
gggeefggYdZchend-
gggfefeffffefwb:after the
gggfeffffffdfwb:at #
gggffefffffefw:query
gggffhfeeebgbu:stop
ggggfffeeebgbend.
gghdeeeefffdes:trouble..without
gghfdefgedfdfw:new
ggjdcchbecedcb:verify>ok
ghbadddhekeadb:code>mark:
ghccieeeeefafs:num..ok
ghdeeffffffgfw:lines
ghdefffffffefw:controllo
ghdegffffdfeft:done>say>speaker
ghdfefffffffflw:queue
ghdfeffffffffwb:the failed
ghdfefgfffffflw:build
ghdfffffefffflw:more
ghdffffffefdft:done>ok>trouble
ghdffffffffefw:pricing
ghdffffffffffp:prici
ghdgffeecdeehw:for
ghedefffeffgffw:there
gheeeffffefdffw:he
gheefffffefdfw:inbox
gheefheefffdfw:al
ghefeefffffffp:sched
ghefeffffffefp:resol
ghefffeffffdfwb:on all
gheffffffeffft:i>verify>ok
gheffffffffcfw:whole
gheffffffffeffw:eslint
gheffffffffefw:eslint
ghegefeffffdflw:now
ghfeefeefefeefw:we
ghfeffffeefeex:ain
ghffefffeffefw:under
ghffeffffffeft:trouble>without>stop
ghfffffffffdfc:스크
ghlcbdbfcfeXdb:not>describe
giZcgbkdabdWdb:mark,>ok
gibacddgdjeadff:code>mark:
gicdfaicedeees:if..trouble
gidddffdfdfffs:not..gone
gidfdfedeeehdw:in
gieceeeefefefw:passed
gifeefcgeefafw:all
giffcfffeffeft:done>mark,>done
giffcffffffeft:mark,>of>num
giffcffffffeft:of>num>stop
gigdbcaddaegjb:trouble>speaker
gigefcdeeeegefw:your
gjYbXlffdacWal:ok
gjYffcbicceZdb:open>all
gjbdcehdegfZet:speaker>describe>aux
gjbdfffeeffefw:ci
gjdfdfeffefdfs:without..trouble
gjeeaeeeedfdepol:+++
gjefeefffffbft:describe>all>stop
gjfWhcagfgdbcb:mark,>aux
gjncYSdbZbcdbf:fail
gkYXbbgYgfghbb:speaker>describe
gkbZhbZccfdfcpol1:=
gkbddeddefedfff:earlier>trouble
glYZdaoabedXcu:without
glahcedbccebeff:not>none
gldbfaeheZdYcu2:ok
gmZcecgeceeYes:trouble..ok
hVdSlhafkZcWZb:mark,>not
hWYbkhZlfdeaeb:mark,>only
hWZklgdddbdacl:speaker
hXhWbijjahdVbb:i>describe
hYackcdddcchcb:ratio<>stop
hYefceedfdfmfff:all>speaker
hZVYVWXZyZcVbu:isaid
hZVgalebbifdbb:you>mark,
hZZeZZjedjdaeb:done>if
hZafXdddocdbeb:mark;>be
hZbegfeeeefifs:done..num
hZdedeeeegfjft:describe>aux>now
hZhdjcdeefecds:trouble..fail
hZhkdeeeeefdfff:code>aux
hZiceegdeefeeb:of>done
hZkeaeefeefZfb:now>describe
habeceeddeedkb:trouble>ask
hahffibeafdcab:heading>stop
haieceedkdfZfb:aux>all
hbYakcZefdeeeb:i>if
hbZeadegceekfb:ask>be
hbcgfkddebedeff:speaker>heading
hbdgdgdceeeheb:you>if
hbeeddddjffefb:mark,>earlier
hbgZhiaccdgdeb:mark,>if
hbidbeeehefefpol:o+
hbiedfeefgfdft:done>be>stop
hbmbacadddedeb:fail>fail
hcZeZdcjcbeldff:describe>aux
hccdheakeeebepol:=~
hcceeefeedejeb:arrow>code
hcciddhddeeeeb:only>done
hcdeeffefifcft:all>aux>done
hcdeeifffffdfw:flags
hcdfdeeeeefdkb:of>heading
hcdhhfffeefffb:heading>aux
hceecdcdjeedes:isaid..ok
hcefefegfefifw:its
hceieeeefffefp:order
hcfffefhefedew:off
hcgegedfeffgfw:eight
hcifeffffffefw:than
hckYbjciaadcdf:but
hckeeefffefZeff:trouble>code
hclbdccdacebdb:fail>done
hdabchcfeieeeb:but>now
hdbehfgfeffefw:missing
hdccjbfjicbacu:mark,
hdcdddhdehfeft:i>describe>aux
hdceeeffefjfeff:i>earlier
hdceefffeegheb:of>ask
hdcefieeeffcfw:к
hdcheheefffdft:trouble>cell>cell
hddeeefffefieb:code>arrow
hddfehfffffefp:featu
hddfeifffffefwb:feature flags
hddgbefeeffffff:done>open
hddgfdfffffeew:die
hdedgggefdffft:you>say>stop
hdeecfiefffeft:done>mark,>stop
hdeefffffffegx:ung
hdeefffffffffw:zit
hdeefhefeefefp:recei
hdefeeeheefdgx:ged
hdefeefheffeelx:dım
hdefefffeefgfw:account
hdefeffffgfffs:say..without
hdeffffffffffp:stand
hdefffhgfdfefw:filed
hdegeeeefffhfwb:is on
hdegggefeefdfwb:out of
hdfedgefeffgew:just
hdfefdgfehfffw:she
hdfefffffefffx:cht
hdfeffffgffffw:salvato
hdffefegfffffwb:die überweisung
hdffefehfffefw:überweisung
hdffefffffgffb:ask>done
hdffeffgfffffx:nta
hdffffegfffffp:überw
hdfffffeffffft:mark,>greet>mark,
hdfffffffeffffw:since
hdfffffffffdfw:verwijderd
hdffffffffffflw:plugged
hdffffffffffflx:cht
hdfffffffffffp:plugg
hdfffffffffffw:konta
hdfffffffffffw:nach
hdfffffffffffw:und
hdfffffffffffw:url
hdfffffffffffwb:clean up
hdfffffffffffx:ded
hdffffffffffgfx:ent
hdfgfffffffefw:images
hdgddffegeffft:aux>done>fail
hdgeeffffffeflw:noon
hdgefffffffdfp:block
hdgefffffffffw:text
hdgefggeeffeft:fail>verify>stop
hdgfdffffffefw:took
hdgfeffffffefw:regression
hdgfffffffffft:greet>earlier>stop
hdgfffffffffft:ok>greet>earlier
hdghegfeedfdfw:to
hdheeffffffefb:describe>now
hdhfeeffeefgdw:so
hdhfffeffffeflw:work
hdiefdeffefdcw:od
hdkcYicccdedeb:i>ok
heXhaaehfhbfZb:describe>be
heacdeldeeeefb:i>you
hebYiegicfeees:verify..done
hebeeiffefffft:fail>mark,>i
hebfgffffffefb:i>of
hebjeffeefffft:not>none>done
hecefffffiffft:aux>done>now
hecegcddeeeehff:ok>greet
hecehfgffffffp:missi
hecfdefgeffhft:mark,>ask>be
hecfefiffffefw:iade
hecffffffffhft:fail>be>trouble
hecidefffeffet:fail>you>mark,
hededfhfeffeffw:as
hedeefehfeffet:aux>done>you
hedfediffffddw:serwer
hedfeegefefgft:speaker>speaker>stop
hedfejefffeffb:ask>you
hedfffffffffft:code>mark,>fail
hedfgffffffffw:links
hedfiefedffefw:refund
hedgeffffffffwb:are out
heedefffhffffb:mark:>num
heedgfiedffffs:open..fail
heeedeeefifeft:speaker>done>say
heeedefeffffft:but>now>done
heeeeedeiffeft:if>aux>ok
heeeefeeehffft:speaker>mark,>aux
heeeeffffgffft:done>speaker>speaker
heeeefgffffffw:naar
heeefdgffffeew:contrat
heeefegffffeet:aux>you>stop
heeefegffffeewb:le contrat
heeefffffffeew:noted
heeegfeffffgfx:ree
heeegffffdfffw:corrected
heeegffffffefwb:the three
heeegfffgffffx:ead
heefefeffefgewb:has been
heefeffffffefw:jetzt
heefeffffffegw:weekend
heefefffffffft:greet>i>done
heefefffffffft:trouble>if>aux
heefeffffffffw:sorted
heefeffffffgfx:ale
heefeffffffgfx:des
heefefffgffeft:trouble>trouble>mark,
heeffefffffeflx:rti
heeffefffffefx:tum
heeffefffffffx:yer
heeffefffffgex:owy
heeffffffeffft:i>aux>speaker
heeffffffeffft:speaker>done>trouble
heeffffffffeffw2:c' est
heeffffffffeffx:ded
heeffffffffeft:done>speaker>mark,
heeffffffffeft:mark,>greet>fail
heeffffffffefw:poussé
heefffffffffflw:window
heeffffffffffp:candi
heeffffffffffp:subsc
heefffffffffft:you>trouble>stop
heeffffffffffwb:confirmed for
heeffffffffffwb:error message
heefffffgffefw:zlecony
heefffffgffefw:zwrot
heefffgffffeft:of>describe>stop
heefffgffffffp:repla
heeffgffgffefp:verwi
heefgefffffefw:и
heefgffffffdffw:c'
heefgffffffffw:room
heegefeffffeflx:ght
heegefffefffet:now>only>done
heegeffffefffw:changelog
heegegfeffgffw:config
heegfeefffgffw:window
heegfffffeffffw:changelog
heegfffffffefw:complaint
heeggfecdehdes:fail..verify
heehfeeffffefx:ına
hefdgffffffffp:forma
hefdgffffffffw:formatted
hefdheddeffeft:mark,>if>aux
hefeeffffffefw:gave
hefeeffffffefwb:to ⟨code⟩
hefeegfffffefp:regre
hefefecefiffft:done>if>stop
hefefegfffffflw:in
hefefffffffffp:delet
hefefffffffffw:repo
heffdheffffffw:into
heffeeffffffft:ok>greet>greet
heffeeffgffffs:ok..isaid
heffefeefhfeft:mark,>quotation>stop
heffeffffeffft:speaker>done>you
heffeffffffeft:say>speaker>say
heffeffffffffff:good>num
heffefffffffffw:ran
heffefffffffflx:ded
heffeffffffffp:clear
heffeffffffffp:gepus
heffefffffffft:good>speaker>done
heffeffffffffw:cleared
heffeffffffffw:durch
heffeffffffffw:gepusht
heffeffffffffw:im
heffeffffffffw:wake
heffeffffffffwb:in de
heffeffffffffx:egt
heffeffgfffefw:sur
heffefgffffffw:cancelled
heffegfffffffw:vacuum
hefffefffffeffw2:that one
hefffefffffeflw:well
hefffefffffefp:перес
hefffefffffefw:received
hefffefffffefwb:one 's
hefffeffffffft:plan>speaker>done
hefffegfeffffw:role
heffffeffdfgfwb:the board
heffffffdfffffw2:i gave
heffffffeefffc:了一
heffffffeffffwb:gave the
hefffffffffdfp:betwe
hefffffffffeflw:nicht
hefffffffffeflw:verwijderd
heffffffffffffw:clean
heffffffffffffx:ean
heffffffffffflw:drive
hefffffffffffp:apaga
heffffffffffft:done>done>done
heffffffffffft:done>mark:>mark,
heffffffffffft:mark,>say>speaker
heffffffffffft:ok>trouble>done
heffffffffffft:speaker>trouble>stop
hefffffffffffw:ao
hefffffffffffw:care
hefffffffffffw:luz
hefffffffffffw:marta
hefffffffffffw:obsoletas
hefffffffffffwb:of office
hefffffffffffx:ane
hefffffffffffx:ean
hefffffgffffffw2:that 's
heffffgffffeft:trouble>mark,>command
hefffgfffefffc:一遍
hefffgfffffeft:you>describe>stop
heffgffffffefwb:and eight
heffgfffffffet:you>trouble>mark,
hefgfefffffefx:цию
hefgfffffffefw:where
hegdeffffffgex:vas
hegedddheeehgfw:de
hegeedheeefeet:mark,>speaker>stop
hegeeffffefefw:since
hegefeeedeefhwb:for the
hegefefebefffb:mark;>fail
hegfdfffeffffs:without..but
hegfdfgfffffft:trouble>of>stop
hegfeeeeeffffff:correct>sorry
hegfeefffffeex:ony
hegffefffffefw:well
hegffefffffefwb:as well
hegfffefffffffw2:the interview
hegfffeffffffw:interview
hegfffeffffffwb:the video
hehccehdieebfb:be>only
heheffedfefeew:coffee
heieeffffcfgft:speaker>earlier>stop
heifdfffcffffb:fail>mark;
hfZbfbabfkdYbb:say>mark,
hfbgkbcaZadcbff:i>done
hfcfegegedgdfw:je
hfcfgfffeefefw:them
hfciddfheeedew:have
hfdebejdeeedfw:na
hfdefffffffffw:filled
hfdefffffffffwb:filled in
hfdfeffffffeffw2:the three
hfdfefffffffffw:reverted
hfdfeffffffffw:reverted
hfdfeffffffgfw:pagination
hfdffffffffefp:dipen
hfdfffffffffft:describe>fail>mark,
hfdfffffffffft:mark,>ask>i
hfdffffffffffw:translations
hfdffffffffffwb:that kept
hfdffffgfffffw:crash
hfdheeegfefeewb:i have
hfedfffffffffx:ued
hfeedfffgfffft:mark:>done>mark,
hfeeeehffffefx:mit
hfeeefeffffffwb:as requested
hfeeeffffffeffx:th⟩
hfeeefgefdfgfp:minut
hfeeegeeffffffw:after
hfeeffeeeefeffw:der
hfeeffffffffft:of>speaker>mark,
hfeefgfffffffwb:out the
hfeegeffffffelw:plan
hfefeeeeeffgfw:five
hfefeffffffefp:weeke
hfefeffffffefx:zer
hfefeffffffffp:rever
hfefefffffffft:done>all>of
hfefeffffffffw:used
hfefeffffffffwb:cancelled the
hfefeffffffffwb:requested the
hfefeffffffffx:ken
hfefeffgffffex:łem
hfefefgeffffft:ok>done>stop
hfefefgffffffw:scheduler
hfeffeffffffffx:hed
hfeffefffffffwb:one in
hfeffffefffffw:merged
hfefffffeffffb:of>greet
hfeffffffffeft:greet>fail>be
hfeffffffffefw:clean
hfeffffffffefw:obsolete
hfeffffffffefw:został
hfefffffffffffx:xed
hfefffffffffft:done>code>of
hfefffffffffft:done>done>describe
hfefffffffffft:fail>code>stop
hfefffffffffft:mark,>ask>aux
hfefffffffffft:num>num>stop
hfeffffffffffw:created
hfeffffffffffw:onto
hfeffffffffffw:swapped
hfeffffffffffwb:ordered the
hfefffgefffffw:forwarded
hfegfeeffffffw:maintenance
hfegfegefefdew:o
hfegfegefffdfw:index
hfehddegeeffffw:die
hfehefcefgfefw:until
hffdffffffffflx:ued
hffeedeegfffffw2:i told
hffeefeffffffw:requested
hffeefegfffeefx:ter
hffeeffeefffflw:friday
hffeeffffefffw:blank
hffeeffffffffwb:it to
hffeffeeeffffw:card
hffefffefffffx:ión
hffefffffefffwb:that you
hffefffffffefw:during
hffeffffffffft:mark,>done>speaker
hffefffffffffw:async
hffefffffffffw:sensor
hffefffffffffwb:i gave
hffefgffffffffw:just
hfffdffefefffw:hat
hfffdffffffffw:past
hfffdffffffffw:pour
hfffdfffgffffw:deux
hfffdffgffffft:but>i>aux
hfffeeefhffffwb:i told
hfffeffeffffft:mark,>done>done
hfffeffefgffft:speaker>if>aux
hfffeffffeffft:speaker>say>stop
hfffeffffffeft:num>mark,>stop
hfffeffffffefw:fatto
hfffefffffffffw2:i took
hfffefffffffffw:shared
hfffefffffffft:aux>i>done
hfffefffffffft:ratio<>describe>done
hfffeffffffffw:mardi
hfffeffffffffw:recibo
hfffeffffffffwb:half past
hfffeffffffffwb:pr #
hfffeffffffffwb:recibo está
hfffeffffffffwb:the weekend
hfffeffgffffft:be>speaker>done
hfffeffgffffft:say>speaker>stop
hfffefgfeefeex:der
hffffeefffffft:fail>if>aux
hffffeeffffffw:june
hffffefffefefx:een
hffffefffffefw:him
hffffefffffefwb:in as
hffffeffffffffw2:we have
hffffefffffffw:uploaded
hfffffeffefffp:membe
hfffffefffffft:aux>done>name
hffffffffdfffwb:under ⟨quotation⟩
hffffffffeffflw:corrected
hffffffffefffw:typo
hffffffffefgfx:ard
hffffffffffeffw:set
hffffffffffefp:progr
hffffffffffefw:pulled
hffffffffffffc:いた
hfffffffffffffw:commit
hfffffffffffft:mark,>done>be
hffffffffffffw:apagada
hffffffffffffw:deactivated
hffffffffffffw:lisbon
hffffffffffffw:remaining
hffffffffffffw:resolved
hffffffffffffwb:sent to
hffffffffffffwb:the remaining
hffffgefdfffft:ok>plan>you
hfgdefffffffflx:vas
hfkdgbcbeeebeb:describe>but
hgcehefdeefefs:not..without
hgdddeegeifefs:open..ok
hgddefefecfhft:done>say>stop
hgdeffefffgffwb:the error
hgdfcffffefeft:mark;>i>done
hgdffbeeeefffw:your
hgdfffffgffdfw:c'
hgdgeeeffffefx:ала
hgdgeffffffffwb:the broken
hgedffdcefegft:say>speaker>describe
hgeeeffeeefgfw:minutes
hgeeeffffffefwb:the queue
hgeefgfffffefw:auf
hgeegeeeffegew:plan
hgefcffffffgfw:un
hgefdfffffffft:i>done>all
hgefeffffefefs:good..say
hgeffeeeefffft:be>be>mark,
hgeffeffgffcfw:six
hgeffffffffdft:trouble>now>stop
hgeffffffffeffw:alle
hgfeefffeefeft:mark,>not>none
hgffdfffeefeft:i>done>trouble
hgffeffefefdfw:mehr
hgfffffffffeffx:ery
hggdefeefffffw:double
hhVbYeWbfkghcb:mark,>ask
hhYaZYbccZcZplen:2
hhablfadcbeYdb:ok>fail
hhafdehfeefeft:trouble>describe>stop
hhbbccddddekcb:mark:>mark,
hhcdbdhdedfgfw:both
hhceefffffffft:without>none>stop
hhceeggdeefgfw:more
hhcfeffffffffs:verify..gone
hhdceffefdfhgw:en
hhddegedffecet:ok>plan>stop
hhdeeeeffefdft:all>of>stop
hhdfeffffffefw:broken
hhdgeffeeffdfs:trouble..if
hheZabfbdeclgu:trouble
hhecefffeffeft:aux>ok>open
hhedbgdhgefafw:'s
hheeeggdfefeew:test
hheefeffeefefwb:and the
hheefefffffcfwb:'s in
hhfeeffffefeew:black
hhffedeefeefel:say
hiceefeffegcft:describe>aux>you
hicfeeeffefefw:sono
hidcdffdecfffneg:gone
hidcefffefffdt:open>mark,>greet
hieddfeeeifefs:fail..gone
hikacddeeffdfb:ok>not
hjidbadeeeedeb:of>fail
hjjaZgbdbgdaZb:greet>speaker
hkZbaalbaZdbZl:aux
hkbffffffcfffb:earlier>now
hkbidebdeeefeb:verify>aux
hlaXVabYYbXUrend!
hldafcbcdceZdb:without>stop
hmbcbcccccdZdb:be>be
hneWbfeeiefdfs:not..open
hnfYXddfbbeefb:i>verify
hohaWadccadWbext:n=m
hoiaWZcccadWbu:ratio=
iUXhWmejkbdbcb:mark,>i
iVcbocbbcgeZdpols:+-
iXjjcXejbYdfdb:earlier>stop
iYYadYcmcddabff:i>describe
iYadZfccidbijb:mark,>mark,
iYfdbccddhdhkb:say>heading
iYiebgceeeedeb:open>of
iZWtYaYbcdeceu:deliberate
iZhgdcedciebbff:speaker>mark:
iaXbZccededUqff:trouble>trouble
iabhcaYjfkebbb:aux>done
iagldeeeedfcfb:code>aux
iahddeeeeefdfb:earlier>done
iahgcffddefefb:none>done
ibZcieeefefieb:aux>trouble
ibakbiiebdZUgb:you>stop
ibchceeeeefefb:done>open
ibddelbceeebeb:plan>describe
ibdkebbddefget:describe>mark,>stop
ibeebeghegideb:be>speaker
ibeedffghefbft:describe>be>done
ibefjffffefbfb:some>code
ibfeeeeheefffs:not..verify
ibhffffffffffb:greet>earlier
icXYleihdcdbdb:done>mark,
icZcgfiacgcjYu:arrow
icZdbdcejheceb:heading>mark,
iccbdcidfgebes:say..if
iccecbfeiefchb:stop>mark,
icdegeegeefeft:mark,>open>stop
icdekfededfdew:one
icdfeifffffefw:feature
iceedffffffgfw:hours
iceeefffehfeft:verify>all>stop
iceeffffffffft:i>done>of
iceehfeeeefgfw:three
iceehffdedgcfw:do
iceeifeedefdfb:be>but
icefeffffffffw:plugged
icfeeeegfffffs:open..not
icffffffffffft:good>code>done
icffghfeedecew:out
ichdbfffefffft:i>done>fail
icibdhefeffdet:greet>speaker>stop
icjddededefeet:mark,>aux>stop
icjeYcdecefXeff:mark,>trouble
iclbbYbcffebbff:done>plan
icmbYYbacadWlb:ok>speaker
idYegYZbeeebou:heading
idZgfZkcdceaes:if..done
idZlceedddecfff:fail>aux
idcefehdeefees:but..trouble
idcfeefffhfdfw:тебя
idchhfdbcdibeb:fail>verify
idcibeffeffeft:done>rest>stop
iddcdgdeddkdeb:be>you
iddeddfieffddfw:mail
iddeedfhfffcfc:어요
iddeefgeeffefb:trouble>if
iddeehefffffft:done>of>stop
iddfdeegeffeex:dım
iddheeeffefeefw2:i have
iddjgZZfdhdVcb:done>ok
idedffffgffffs:num..open
ideedeeeheffes:isaid..say
ideegfgffffefwb:to #
idefeeefffdeit:mark,>mark,>all
idefeefffefhfw:own
idefeffffffffw:zwei
ideffefffffdfw:between
ideffffffffefwb:is now
ideffffffffffw:replaced
idfedgfeeffefw:friday
idffdfffffffft:done>trouble>trouble
idffeffffffeft:now>aux>fail
idffeffffffefw:pool
idfffeeefffefx:ted
idfffegffffdfw:delivery
idffffffffffffw:abonnement
idfffffffffffp:abonn
idfffffffffffw:abonnement
idfgefdhfffcfw:zijn
idgeeefefefefw:noon
idgeffffeffdfw:blocked
idgfcfffeffefb:but>without
idgfefeffffffw:für
idgfeffffefefx:ado
idgfeffffgfefwb:from the
idhcgdgegaeebb:describe>ok
iebeceejfefefb:done>paren
iebefdicdeeddb:but>trouble
iebidadfdgcdcb:done>stop
iecdcfeejefefs:isaid..not
ieddffffffffft:fail>trouble>you
ieddgfffffffft:mark:>not>stop
iedeeefgeefffb:i>say
iedeefeegfffft:done>mark,>not
iedegefgfefefw:number
iedfcffffffffb:fail>some
iedfffeefffffw:ordered
iedffffffeffft:fail>mark,>done
iedhZnYZZabYZb:i>stop
ieecfcedfeeidlw:#
ieeedfffgffegw:mr
ieeedgfffffffw:já
ieeeeebhefffft:if>aux>fail
ieeeeeegfffefp:dupli
ieeeeefffeeefff:greet>you
ieeeefffffffft:i>done>done
ieeeeffffgfefw:alle
ieeefdeceeedfb:mark,>should
ieeefefffffeec:まし
ieeefffffefefp:obsol
ieeefffffffeec:ました
ieeeffffffffft:not>aux>open
ieefdfffffffft:done>ok>fail
ieefdfgfffffft:speaker>done>stop
ieefefffeeffft:speaker>mark,>not
ieefeffffdfeft:done>say>heading
ieefeffffeffffx:led
ieefeffffffeffx:ked
ieefeffffffefp:newsl
ieefeffffffeft:ok>all>of
ieefeffffffeft:trouble>code>done
ieefeffffffffb:code>heading
ieefefffffffffx:red
ieefefffffffft:good>trouble>trouble
ieefefffffffft:mark,>fail>mark,
ieefeffhfdfffff:i>say
ieeffefeefffft:be>aux>mark,
ieefffeeeffefw:put
ieeffffeefffft:aux>mark,>speaker
ieeffffffefeft:of>name>stop
ieeffffffffcft:now>describe>aux
ieeffffffffeffw:newsletter
ieeffffffffeft:done>of>name
ieeffffffffefw:newsletter
ieefffffffffet:done>you>trouble
ieeffffffffffw:issued
ieefffiffffbft:of>trouble>describe
ieehbfffffffft:open>speaker>stop
iefcbiabdbeicb:cell>trouble
iefcefgffffffp:prese
iefedfdffffffw:duplicate
iefeefeffdfgfw:board
iefeeffffeffft:mark,>open>speaker
iefeeffffffffw:deleted
iefeefffgffffb:isaid>earlier
iefefegfddgedw:le
iefegefeeefeec:した
ieffcfffgeffft:done>mark;>be
ieffdfffffffft:mark,>only>stop
ieffefffeffffff:isaid>earlier
ieffeffffdfeffw:printed
ieffeffffeffft:speaker>heading>done
ieffeffffffeft:cell>good>done
ieffefffffffet:i>done>you
ieffeffffffffb:good>num
ieffeffffffffw:liegt
ieffffffeffeft:aux>aux>mark,
iefffffffdffft:done>name>stop
iegdefffefffft:mark,>greet>be
iegfeffffefdft:describe>aux>all
iehfeffffcfeft:say>speaker>done
ifbefddfefefes:ok..say
ifcibcdfbfdgdb:not>none
ifdeeffffffffwb:the missing
ifdfdeeffgfdfs:say..verify
ifdfefffffffffw:fixed
ifdfefgffffefw:stale
ifdfffffffffft:aux>done>code
ifdfffffffffft:fail>mark,>ask
ifdffffffffffwb:fixed the
ifdgfecefefffw:were
ifedcfffffffft:you>open>stop
ifeeceeeeeeedff:good>ok
ifeeceiedcfcet:mark,>ok>stop
ifeeeeegfefeep:print
ifeefefefffeew:d'
ifefdffffffeft:trouble>trouble>cell
ifefeffffffeffw:added
ifefeffffffefw:added
ifefffdfffffft:done>if>aux
iffceffffffffp:diapo
iffcffffffffft:of>done>stop
iffcfffffffffw:queued
iffeddhffefeffw:that
iffefedeffffft:aux>done>if
iffeffefeefeet:be>you>stop
ifffdffffffeft:cell>trouble>trouble
ifffdffffffeft:done>cell>trouble
ifffdffffffffc:三个
ifffedeeeeffew:à
ifffeffffefefw:transferred
iffffdffeffffw:shared
ifffffeffdfefw:circulated
ifffffeffdfffp:circu
ifgecffeffffft:not>mark,>done
igbjdfedccebeb:open>speaker
igcbcfgbbedgds:ok..plan
igcheceddefeft:aux>done>ok
igddceecebfcfb:gone>done
igdedeehfdffft:done>you>stop
igeeeefffefdffw:⟨path⟩
igefdfgefefbft:describe>ok>stop
igefdfhefefdft:describe>done>stop
iggdXcdcddehdb:mark,>num
iggfddhcZacdbu:of
ihaekabYdadbgb:i>done
ihdecfeeegfdewb:in the
iheebeeffefceb:trouble>without
ihfdceeeeefefs:fail..without
ihffeebffffeft:if>trouble>stop
ihifaffffcfeeb:of>say
ihijccbdeeeZdb:trouble>of
iiZehdeceefefb:now>ok
iiaZaefZZdcgcb:ok>plan
iibgZgYjbYchbb:now>stop
iicedfefeefdfs:not..trouble
iidcheddddegfw:and
ijaccedeedeceff:not>describe
ijbededfeeecdt:be>of>stop
ijcedffffcfeft:ok>still>stop
ijeccfcbcZdZdb:done>speaker
ijecdXbceeddkff:plan>heading
ikbcYibgdbeadb:ok>ok
imYdbegeeaeceb:ok>still
inYdcededefceb:without>none
incXddbhbgdYcu:gone
jXjeZcicbdeces:fail..done
jYchdeeeeefefb:open>ok
jYhZhddgbYeadff:aux>done
jZcdclceddeZdb:code>mark,
jZcfibbidcgedb:heading>done
jZgbgededdebeff:done>fail
jaakZdeedefdeb:done>rest
jabedeedcjdceb:ask>aux
jacciddeececeu2:name
jacfbZcXkfZjeb:mark,>be
jadegfedeffcft:done>mark,>be
jadfhbZeicecdb:i>aux
jahedeegeefdfs:trouble..verify
jahhbdeeddecds:done..plan
jameagchecfWeb:all>trouble
jbZjedcjcdedeb:none>stop
jbcadffelefeff:name
jbdbakedhZeeeb:mark:>done
jbdedffehfffft:mark,>i>done
jbdedkdceefefff:mark,>done
jbdfeffgfefeft:all>trouble>be
jbdfgeeffgfeew:from
jbdhffffeffffs:rest..done
jbededdiddeeeb:now>be
jbeeefffffffft:gone>mark,>i
jbefdfehfffeeb:aux>verify
jbhfdgeeeefbeb:greet>fail
jbjbddeeecehdu2:code
jcaeideeeefeft:done>done>stop
jcboaeZbZbbYaf:open
jcdcieeeeefeeff:arrow>done
jcdcifeeedfbeff:trouble>aux
jcdddceieffbece:어요
jcdedcdeeeedjb:greet>greet
jcdfefffffffet:you>mark,>greet
jceefffffeffft:code>aux>done
jceffffffefefs:rest..ok
jceffffffffefw:s3
jdZcdecbcfefepol:++
jdbdheceeeeceb:of>ratio<
jdbeeeefeffgft:aux>trouble>stop
jdbeefffefjfeb:i>earlier
jdbibedeeffeff:deliberate
jdcVmYeYdadnZext:some
jdcbgdghdeedfb:gone>mark,
jdcdeeefeffffb:i>without
jdddcfeefhfefs:done..quotation
jddedfefeefdft:now>mark,>not
jddedfffeffffb:greet>i
jddeeffffffeffw:blocked
jddeefgffefdfw:ist
jddfdefeefeeel:ask
jddfdffffffffb:num>num
jddfefeeeefefff:done>mark;
jddffffffdfeffx:ted
jddgefffeffefp:trans
jdefefeffdfdew:printed
jdgfeffffffefw:para
jdiceedfefecdb:say>you
jdkbceefeeeYfb:trouble>not
jeZiajfZbffcdu:you
jebedffffffffb:all>you
jecffffffefffff:done>aux
jedcehZeefecfff:plan>done
jeddegeffffefw:commit
jeddfeefdffeft:fail>you>stop
jeddgffffefefw:pr
jededeeffffgft:cell>cell>trouble
jedeefeeedffft:aux>ok>speaker
jedfeffffffdft:done>of>code
jeedfffffffffb:ask>earlier
jeeedffffffefb:ratio<>describe
jeeeefffffffft:name>cell>done
jeeefdeedfffft:done>ok>plan
jeefdffffefffs:say..ratio=
jeefdffffffeft:aux>done>of
jeefeefedeedft:mark,>all>stop
jefbeffffffffw:dejé
jefceffffffefw:doce
jefddfffffffft:i>done>rest
jefeddeegeffet:you>aux>done
jefefdefefffft:speaker>plan>stop
jeffdfffeffffff:i>trouble
jefgdffffffffff:of>heading
jefkeeVgeadWdf:i
jegedfeeeffefb:code>not
jfbfefffffffft:done>fail>code
jfccceeeecfcfs:gone..done
jfdeefffffffft:fail>fail>mark,
jfeebeeefdeees:good..ok
jfefcfffffffft:done>some>stop
jfeffffffdffft:speaker>done>speaker
jfegfhdfeefbew:now
jfffbfffffffft:done>of>ratio<
jffffffffcffft:done>quotation>stop
jfifZbddebeXdb:name>cell
jgcfdffffefffb:fail>without
jgcgdeeefefcet:cell>name>cell
jgcgdefeedfeft:done>speaker>stop
jgdcXfffdachab:cell>cell
jhcbfedhdeecfb:mark;>i
jhcbjdecdegWdu2:be
jigeYcgdbeeheb:mark,>of
jjcdacdbdbeadf:gone
jjdedeeeeefbeff:fail>speaker
jkbbcgacbdebef:earlier
kWaeaeedddekeff:done>describe
kXZbdaadfcdZob:trouble>trouble
kYadhdeefifcfb:verify>all
kYgjccdcebeXeb:done>cell
kYiaYcZcciejdb:of>speaker
kZYdbkcfddedZl:describe
kZbdbcdddkfZeb:all>aux
kZbigeedcdfbeb:mark:>not
kZeebeceeefffff:fail>be
kZejbabdacebdb:fail>you
kacbZaYccjejdff:of>speaker
kaffeffffefffb:good>code
kagebeecddeieff:speaker>aux
kajfjcaabcedeff:i>aux
kbXaXXZaracWbf:isaid
kbajZeedeefdfb:you>open
kbbdhdcdedeeeb:of>ok
kbdfgffffffffb:greet>mark;
kbekceeefdfafb:of>code
kbfheXZghhdbbu:aux
kcacdckccdedeb:speaker>plan
kcaceffeejfefb:done>now
kcbcddddedieeb:aux>speaker
kccbhgjafefdYlen:20
kccdeeeffefcet:name>cell>cell
kcchcechcbfeeb:say>done
kcdbdffedfffeb:be>heading
kcddegeefefefff:now>only
kceaYbcgebdgcb:done>describe
kcefecefeffdft:done>mark:>describe
kcggcdeZbbclZu:code
kchbceeedfgeeb:greet>be
kckebdddecfXeff:all>trouble
kddeeeeeeefedce:ました
kddeeffffdffft:aux>done>done
kdeebeeeedeedb:good>ok
kdeecahdeeecfb:if>trouble
kdeeeedefffeft:done>all>stop
kdefefffecffft:say>done>stop
kdfccddeeefdfff:fail>fail
kdfdfeedfeeddce:した
kdfgWXYbaZcfjl:trouble
kdfhbhddbcbhVbullet
kdgddddfeeeddff:aux>of
keZaddZdkhebeb:aux>ok
keafaeegceeceb:ok>open
keafbffeeffffb:open>fail
kebfaeceeffefff:deliberate>mark,
keccZbihddebeb:of>trouble
kecdeeededeedff:good>done
kedeeebeeffefb:deliberate>stop
kedeeffeffffft:i>aux>done
keeecfffeffefb:mark;>done
keeeeffffffefb:code>of
kegeaddddbedeb:done>code
kfcddeedededdb:good>done
kgbihdYbfcedft:if>aux>done
kgdebffefdfdfb:cell>ratio=
khZXjYXZddbhib:plan>heading
khbeeeddefeeeb:earlier>be
khcecfeefefcfff:of>trouble
khdbjbbbegecdpol1:+
kiZdddeccdeedb:i>now
kibebeeddeeddb:mark,>name
kidedeeeeefYft:done>describe>stop
kieeeacecfeees:isaid..plan
kmTVlYaZcYbWfu:good
lVcgnabcedddak:box
lVhZfbbcdhedbb:mark,>trouble
lWiZSkZdfbclhb:speaker>stop
lXhbabbbigeaiu2:stop
lYXcmeeedXeaeff:done>say
lYgaYcdccbeaepol:-+
lYhbYddcedejdff:mark,>be
lZffeffffefffff:good>code
ladcjddddeeZdb:aux>of
laefdeeedefdeff:isaid>mark,
lbcceffefefdfff:of>num
lbdcieeeeefeeb:arrow>done
lbdfefffeefdfff:done>all
lcabfeefeefefb:trouble>you
lcddbcdhebfeeff:but>now
lcddddcdddedeff:aux>mark,
lcdddddeeeeceb:name>name
lcdfefefeffaeb:you>now
lceeeffffdfdfb:of>name
lcefbffeeefeft:mark,>be>stop
ldaddecjeefeft:mark,>done>stop
ldaeeeefeefdfff:code>mark,
ldbhdedeececdb:aux>say
ldcedffffefffb:name>done
lddceddfeeeddff:aux>you
lddgbefefefdft:cell>done>cell
ldeliYWZhYcdcb:if>aux
lebfeeefeffcft:mark,>trouble>stop
lededefffefeft:cell>cell>done
ledffffffefefb:command>done
leedefffeefefb:code>code
leeebffefefefff:done>ratio<
lfacYddddbddaff:good>
lfbedfeffffefff:fail>done
lffdfdfeddeces:done..done
lgWaicaabaeadff:done>mark,
lgbdbebdeZeieb:name>stop
lgeecedfeefbfb:fail>code
lgfbebbaegdeepol:+
lhYYcdjaaidaab:be>aux
lhYhZdedddeaeb:all>of
lhZlZbnTfUYUZb:mark,>stop
lhebdbbaegefepols:+
liXcYceddcebeff:done>speaker
ljaeXccbdhedeb:earlier>mark,
ljdbabiYeeeZes:ok..done
lkXcXYecacdjYb:trouble>describe
lkYaicbeddeZbb:be>of
mXkdaYeaYWfcif:aux
mYZabYabcZaYjf:
mZZdZedddjeeeb:done>name
mZadceeeheebeb:isaid>mark,
mabkcdbdcdeXdb:mark:>stop
mbbjaeeeededeff:done>done
mbcfcffffdfffb:trouble>verify
mbdjZedhedgYeb:ok>be
mcbaddeeeeffdb:open>greet
mcefiacgdfdacu:done
mciXZceZceeceff:if>aux
mdaccdbcdefffff:i>if
mdaeaebdeffefb:deliberate>mark,
mdejafeeeefZfff:ok>be
meYegcddeceXdff:cell>name
meaffiffdZdYaext:one
medSTlTWWTVgPf:stop
medhhecdcceaeff:describe>be
meedfdfebaeZdu2:done
meefdffffZfffff:done>quotation
mfZfecddeceYdb:cell>name
mfdSUkTXWTVfQff:stop>
mgbbZfeeeefcfb:of>num
mhZecdefeefZfb:trouble>now
mhcccYacfcdadb:isaid>speaker
mhcefWghfaaRXlen:35
mhebdbadefdedpoll:+
mhfaZZXZhgcbau:name
micccZacedebeff:isaid>speaker
miedeeaeeYfdfb:describe>if
mjcdacbedXeZbff:say>mark,
mkUWlYbacZcYWf:good
nTWgXbddcddbcff:open>stop
nVecYckdcceceb:fail>be
nXYZaXabcZaXjff:>
nXZciedeeceZeff:done>trouble
nYZabYabcZaYjl:
nZbdbecdedefeff:of>ok
naeccdceddfaeb:stop>trouble
nbafceefeefces:good..trouble
nbcbgcaeeeedfff:done>you
nbdZZefdeffeeff:mark,>open
ncdedeeeeeedes:good..done
ndWidcdeeefdeff:fail>you
ndbdbfffeefdfff:done>mark:
ndhYVhXkbZebeb:mark,>done
nebegeeeedfddb:you>trouble
neeedffffYfffb:done>quotation
ngedXZaiZbbXib:mark,>all
nkZabchddbhYdb:aux>you
oWVhhbfedbecdb:done>done
oXXbejddddeaeb:done>of
oXdfZeeefdfdeff:ok>done
oYbhcfeefefceb:code>done
oZZeZdeedeeZdb:good>trouble
oZbdYefdecebeb:ok>done
obcecefefeeedff:done>
ocadedbdddfbeb:done>all
ogYcabZhdbdbcb:done>you
pUWYjabihYcZbb:aux>mark,
pWXiccdceaeYeb:cell>done
pWgdbYcehdedeb:mark:>describe
pZiZdZbddbdZbff:you>aux
paZeZdeeeeeZdff:good>trouble
pcZddefffefbfff:done>code
qPVXehdkcYcYgl:done
rXbdaZcecdfZeb:done>mark:
rXfZbZbciYdZab:you>aux
tcdYjZbabXddbf:done
ufVYVccccadYcff:done>stop`;
