// Written by bench/statements/write-weights.ts. One digit per act, then the feature.
export const BIAS: readonly number[] = [2, 2, 1, 0, 0, 0, 1, -1, -2, -2, -2, 1, -1];
// biome-ignore format: data
export const ROWS = `UVYpkabaccdjau:box0
UfillaeagZfXYu:still
VYWaYXevbfdcfu:hedge
VajglbjbbedWcb:fail>stop
Vebigbchhdeceb:not>done
Veejgcdfhbebdb:aux>not
VgdkZbbfefdibf:mark:
VmhYfclcbVbdYf:all
WUVYngZjiabYZpolc:
WYYqYddcdcejcf:box0
WageasYYcceVdf:plan
WdgYdWrbcddbdu:would
Wfbbabdbeaenaff:ok>stop
Wfcdjcacbaldcb:ask>stop
WhYahdZnceedcl:not
WjajehfceaceZb:describe>mark,
XacYbaZcuacYau:correct
XadgYhZgZaZUsu:greet
XalZccceebeckff:aux>stop
Xcdccddeeddcolen:1
XdjhjbfheXZZXneg:
Xfadlbbnddedeb:mark,>but
XfijgYdjfZbaZu:not
XhXbeWmehdggeu:should
XhpdbdceeeeZdpol:--
XjbbelceebdZZff:you>stop
Xjkdiceeededdf:num
YVVZvbYccbdccext:n<m
YWhZmZfcidcacb:mark,>still
YYYiiacddcbilf:heading
YYobhdbgcddZcl:fail
YZijaaZjbeeieb:i>not
YZociddddeeZdu:bad
YaYdbjmedefdeff:trouble>stop
YbaeagYemidjZu:mark:
Ybdekfdibefheu:some
Ybdigdedcdfjepols:-o
Ycbcceeeeeecnheading
Ycdcdddegeekeff:mark:>trouble
Ydddafmhcdebepol:~~
YdjacZhbeZdjeb:if>you
YdnebhdeeefYfb:all>trouble
YejegYbbZegjaf:be
YfadndakhbcYcu:but
Yfhccjckbdeceb:i>be
YgYdcaneebcXaff:all>
YikieaZfdfeidfw:the
YjijbYYdbbcdYf:still
Yjlebdcddcebef:none
YoZcZcfdccdfbb:mark,>now
ZWlWeXmeeacVaff:of>stop
ZXTtecZdbdebdu:yet
ZZbbhccdfdeldb:mark:>trouble
ZabmgZchdiebfb:open>be
Zadhefhgddebepols:-~
ZagahanZdeeceb:would>stop
Zaicdbaddnccal:quotation
Zajekdfccefeeb:i>mark,
Zbbgmfeeeefcff:some
Zbdahneddcdbcb:i>stop
ZbhYhmbbaegbeu:offer
Zbkiibddgdecew:not
ZbnZccccieedeu:sorry
Zcbabedfekcjhb:all>ok
Zcbfedefeffmfb:trouble>all
Zcbkieeedeffdb:ok>greet
Zckbjbcedafdeb:mark,>if
Zdbedeefefegkb:trouble>heading
Zdfjedfedffffb:i>open
Zdfjheeedefcfpol:-o
Zdgecedfeffkfff:trouble>describe
Zefdfcegfeflfu2:all
ZenfbeeffefZfff:all>trouble
Zfcgkffffefffs:done..but
Zfhdcdddhaekcu:dash
Zghcbjdideeceff:i>be
Zhbcidgedgfgeb:mark,>describe
Zhfecgaffhfhgw:at
Zhhideeeeceaeb:say>trouble
Zhmcdfdeeefeeff:aux>fail
ZiXdmjbecdeXbk:number
ZiYedddghdfieb:describe>trouble
Zicdkeedeeedeu2:good
Zjbedffffefkfff:done>be
ZjcddYeffhehcu:be
Zjceiddcdhffhw:are
Zjeeecgfeffiew:is
Zjieebeffefbefw:push
ZkcbhZjZceeZeb:should>stop
Zkcgbcddeddhcl:code
Zlcehefeeefbeb:cell>ok
ZpgebUTaZicSglen:4
aUiihVkYbeceYf:of
aXhkbZeffceaeneg:done
aZZYbYercfebef:hedge
aZZhaZacdbrachas?
aZZhaZacdbracu:mark?
aZabqccdddeadu:except
aabcdaacdbsacend?
aabcdaacdbsacl:mark?
aamadddgdeffeb:not>i
abbZjegidefffb:verify>not
abdccccmedecib:mark,>hedge
abdodeeefdffeb:open>you
abfbZbadecqdbf:ask
abfjfgcdeeecepol:-~
acYXbWabcZaYtf:greet
accfcadndgeceb:hedge>stop
acdmdefefffffb:cell>open
acdmdefefffffb:open>cell
acecldhdddedeb:speaker>fail
acgjdgeedeeedff:i>ok
acjcjeefeffdfb:still>trouble
acnccedeeeecdf:bad
adZmceegeefeeff:aux>not
adbhemcdeeddel:mark:
adciheeheefeeb:but>stop
addchfheediicb:you>describe
adecmfefeffefb:be>of
adhceifceeedfb:plan>done
adiadfedekfefb:say>aux
adjbZdddkeeeeff:sorry>mark,
adkaYddekeedef:sorry
adlfeffffdfdfff:done>earlier
aecbmfcefffffb:fail>open
aeckdfeffefdfb:still>of
aeclddfeeffffff:i>open
aeeekffffffefff:done>of
aeekcfefeefdfb:of>still
aefcfgifececepols:=~
aeififfffefefw:dropped
aeikefeeeffcfb:done>not
aejZkacbdeddhu2:trouble
aejfhffffffdft:mark,>trouble>trouble
aeobjYedZcdXcu:fail
afeejffefefdfb:ok>num
afjeiefedffffb:mark,>sorry
agYcbbdfgcdpau:describe
agehihedbZabYb:not>stop
aghfdfeejefdfb:earlier>trouble
ahdcbcccdbdocb:num>stop
ahejfedefffefb:code>if
aiYYejgajbbVif:now
aibeldadefebeff:trouble>of
aibgdbcceeddkl:now
aiggdiehcceceb:verify>stop
aijdddbdddecef:command
aijdddbdddecek:command
ajbeefffegfffb:aux>aux
ajchfXeZjYbjYb:be>stop
akcicccdfefdefw:no
aleedffefefdeb:ok>paren
amjiRdXVbeagZf:not
anbdaficecdbcl:ok
andedeededeceb:mark:>ok
bTnlaZbaecdabb:not>mark,
bZbXaXYahvbZYu:quotation
bZkZacceedccll:greet
bacbccZkdgeieb:hedge>mark,
bagffefhfefefs:verify..not
bahgfcbigeedfu2:i
bajaciibchebeb:i>describe
bajfeeefedfieb:dash>all
bbZeeedfeffnfff:describe>trouble
bbcjideeeefdfb:trouble>mark:
bbddejjhcadfcpoll:~
bbdilbddeeedck:box
bbhZbldZdedbef:offer
bbiadajegeeeeb:if>i
bbkeeeeffffeew:oom
bcbgbbccddencf:only
bccchblbeefdfb:if>mark,
bccdmeecfdfefpolc:+
bcchdefjeefgfb:describe>you
bccjfeceeffifb:none>if
bccncdeeeeedeb:mark:>open
bcdjfegeeefdfb:rest>stop
bcdjieeeeeefel:open
bceecffefeedkb:ok>good
bchekefefefcfb:bad>cell
bciekeeeedeaeb:trouble>done
bdbdaeedmeeedb:mark,>isaid
bdbfekffgefbew:w
bdbldbdeeeedeb:i>deliberate
bdceddecdjfieb:mark,>quotation
bdddhbkceefdfff:if>mark,
bddeeffjfffefb:some>i
bddhiegdeegeeb:be>i
bdeceeeefeejeb:mark:>code
bdedkdeeffeeds:good..box0
bdehiffefefffb:arrow>open
bdejeefefffffb:deliberate>open
bdfkgdfegefcew:still
bdhgfffffefiffw:il
bdiecedieefheb:ok>describe
bdiedfiffefdew:om
bdjdddcieefeeff:trouble>be
bdjeicfffefbfw:connection
bdkfefefeefdfb:trouble>fail
bdldgefffdfdew:returned
bdledfffgdfcfb:done>earlier
bdleeefefffcfb:cell>fail
bdleeefefffcfb:fail>cell
becedffdlefffb:i>correct
beceifeehefffb:done>mark;
becfceeddlebeb:say>be
becfiefffffifw:lamp
becicigdfeffcw:this
bedefiiffffbfx:ach
bedkfffffffffb:open>code
bedkgdecdeeeeb:verify>mark,
beefefeffkffeff:say>speaker
beegeefffefejw:travel
beemebbdfffdfb:open>if
beemebbdfffdfff:open>if
beffifddidefew:about
begfjfeffffdft:trouble>of>trouble
beggghdeeffefwb:of the
behcecjceffeeb:aux>would
behfhffffffefp:dropp
bejefffffffffw:network
bekfeffffefefb:fail>aux
beledddeeffdfb:i>try
belefccefbgeeb:you>code
bfacdcdejmeacf:quotation
bfdejffhdffffb:done>but
bfdfeejffffbfw:przy
bfedhdgcdfehfce:니다
bfefjffffffffw:booked
bffdceedelfdfs:say..done
bfhegeffgffhfw:il
bfjdfgddfffdfw:me
bfjeeeffeffffb:sorry>stop
bfkdfefffdfdep:retur
bgbcdeeggiehdw:her
bgecefffeefdice:ます
bgeieefefecefb:open>open
bgfbdeeedeejeb:dash>trouble
bgiciffedffffb:done>i
bgjfdffffffefb:trouble>earlier
bhakdebdeegceb:plan>earlier
bhbdcbfeeefmfb:describe>of
bhbdechdggeddneg:describe
bhbejedgfefcfb:all>done
bhccibbjdeedeb:now>mark,
bhdedefjdefdfb:be>some
bhdeiefeeefefs:good..good
bhdhdeeeejfeeb:mark,>say
bhhdhegefffefw:open
bhhfhfefeffdefw2:# #
bicgibcfggebdw:no
bidbgddhgdfdeb:be>open
biddeeegeieceb:code>mark:
biddeeegeieceff:code>mark:
bidgfdhefffefw:tax
bijeeefffefcfw:sync
bjcdieededeceb:good>cell
bjdegeeefefefff:cell>good
bjdfeffffffffwb:are in
bjeeeeefeffffb:earlier>fail
bjeeeeefeffffff:earlier>fail
bjeehffefefdes:ok..num
bjfeeeeeefedeb:fail>earlier
bkdbecdhdeebepolc:~
bkdecffefefdfb:ok>cell
bldecbabdefheff:mark,>ask
bmaXacbeddehdff:still>mark,
bmabccecgdegdb:still>mark,
bmcbcadabfdffpoll:=
cWUZgaiabpcZaf:say
cWcccjfdckedjb:you>mark,
cXZaZkcdejeakff:you>mark,
cXfZaZfkiadjcb:only>stop
cYYXalbdebdXnb:greet>stop
cYdndddeeeebcff:describe>mark,
cYffZjZZcdcldb:plan>stop
cZajcccbdcbcnb:greet>mark,
cZdaeZgccsccZu:say
caYhjledddeXau:rest
caZafcdbodecef:correct
caaaicalgeedeb:but>not
caajddgfhefdfb:not>if
cabmcedeeefdeff:not>aux
cahdfZcchfdeju2:you
cbXifdlefbecdb:not>aux
cbYaWbbatadYdu:isaid
cbabfcbgmeeceb:correct>mark,
cbaebaiideejff:should
cbbceefeendccb:mark:>quotation
cbbedekdedeeeb:say>not
cbcahddhieedeb:but>mark,
cbdejdeefeeheb:num>of
cbebadleeeeaeff:fail>stop
cbidceedieedcb:mark,>correct
cbjiZebfbcecfb:be>not
cbkcdeeeheedeb:mark:>fail
cbkeefeeeffeew:обучение
ccaccanfeeeeef:would
ccbeeegghffift:be>done>stop
ccccZiljbbddcpol1:~
ccccekeffdgdcff:you>i
cccfekdeedgdcb:you>i
ccdceeeeeeekeb:not>mark:
ccdceeeeeeekeff:not>mark:
ccddaijhcaeecpols:~
ccdeeeeffjehefw:her
ccdekefefffefpol:++-
ccdlheeeeefeel:box0
ccefgheeedfjfb:describe>done
cceidYcgeeelfs:fail..plan
ccfkdcedeefdeff:i>not
cchciefedfeees:done..fail
cchgeffeeffffb:none>done
ccjedebhheedhw:my
ccjeefeffffeep:обуче
cckadddbjeedeb:sorry>mark,
ccncccceeefcfff:fail>mark,
cdacmedfeefeff:mark;
cdbfhdkeeefcfw:would
cdcgdehcekfcfu2:say
cdciedefiefeeff:mark,>i
cdcmhehbebdYcb:still>stop
cddceceffefdkff:greet>stop
cddddeeeeleeeff:you>say
cdddeefefefjew:head
cdddiddjfeedes:but..not
cddffbfffffkfc:で動
cddghfeibffYcu:verify
cddgjchdehgdew:answer
cddhceefehfifb:say>describe
cdeddeeffeedlff:heading>
cdeeedfffeijcff:you>describe
cdefjfeffffefs:done..except
cdeheffeehfhfw:written
cdffefjefffffb:if>done
cdffefjefffffff:if>done
cdgddchfeedbjl:be
cdgeeefffdfifb:cell>code
cdgeeefffdfifb:code>cell
cdgeeefffdfifff:cell>code
cdhecigeeefffw:time
cdhehefeefffft:mark,>fail>stop
cdidfffffieeemasked:all
cdihefeffefefff:of>done
cdjdichbgefbew:się
cdkeefefeffeeb:bad>code
cdkeefefeffeeff:bad>code
cdleecfffefcew:missed
cdmeedeeeefcfb:fail>mark:
cdocZecddeebfu:try
ceUiZXXeZacpZf:describe
cebcekeeefeefb:i>plan
ceccenbdeeeceu2:plan
ceceiehedffdfb:mark,>ok
cecejeedgefefpolc:+-
cecfldeffeedew:but
cecjdefgeffefs:still..done
cedZYbhhhhdieb:be>done
cedcdeeelcfbfb:isaid>mark:
cedcdfegkefffs:correct..done
cedcedeffeedkff:i>you
cedcmebeehfceff:of>mark,
ceddcjeeeegeeb:you>ask
cedebefelefffb:correct>mark:
cedecdlceffefb:mark,>would
cedeeeefejfeeb:speaker>quotation
cedeefeekffefb:isaid>mark,
cedfecbfeffkfb:of>speaker
cedfhefffffifwb:the lamp
ceeebeeekefeeb:isaid>but
ceeeddjeeffefff:if>you
ceeejfffeffefs:done..rest
ceefdfffjefdfb:correct>stop
ceefhffffffhfw:снимков
ceehfebefffjfw:else
ceehheeeeffffs:if..open
ceejffefffffft:aux>open>stop
ceekeddefffefs:open..if
cefehfefeffefb:fail>heading
ceffjffefffefb:all>except
cefggffffgfffx:ons
ceggeffffefhfw:request
cehchgehdeeceb:ok>now
cehdeeeggffefff:if>i
cehieefffgfefb:you>speaker
ceicicddeeeegs:trouble..trouble
ceiedgfhgffefw:rows
ceieeffehffefw:wrong
ceiefffffffffp:netwo
ceifeffffffefw:terminated
ceifefffgffefwb:# rows
ceifffffffffflw:network
ceiffffffffffwb:the network
ceiffffffffgfp:times
ceiffffffhfeffw2:the research
ceifhfffffffft:trouble>cell>trouble
ceifidfffffcfwb:the connection
cejdeffffefffb:none>of
cejeeedefffefff:plan>done
cekfdegfeffcft:trouble>trouble>stop
celdefeffffdfb:of>fail
cemfefeffffcfb:fail>paren
cendeeeeeeeeeff:mark:>fail
cfbdgejgdffefs:if..not
cfdahbelfaecbb:ok>mark,
cfddcgjdececepol:~=
cfdeffedfjfefff:say>aux
cfdegfgggfffft:aux>done>mark,
cfdgbhcfeeejew:не
cfeejefeeeffeb:but>say
cfeffffefiffft:aux>done>trouble
cfefiehdeffefb:mark,>should
cfefiffffffefb:except>mark,
cfefifffffffft:slash>trouble>done
cfefiffffffffw:stock
cfefjfffffffft:done>mark,>but
cfelZeeddefefb:mark,>verify
cffddffifffffce:했어요
cffdeiffeefhew:can
cffeehgebdciZlen:12
cffefffffifefb:say>mark:
cfffeffffhgffb:describe>speaker
cffghgdeeefhew:of
cfghfdeeehfffw:per
cfhefffefffffp:docum
cfhhdffffffgffw:el
cfhiaZgcfdebeb:fail>mark,
cficgfeefffffw:sir
cfidhceffefdfp:throu
cfjYbbbeeacibff:be>stop
cfjcibefeefcew:through
cfjeedffeffdfff:i>try
cgZbgdjhedeadff:be>mark,
cgceceddkdfcff:isaid
cgchgeefeefifwb:on the
cgddecfefdfdkb:be>greet
cgedeiffeffdhc:ます
cgfdfdeeegfhex:тся
cgfedefefffhet:mark,>num>stop
cggaehjdcYbbZb:of>stop
cggddfgefedhbb:describe>aux
cgheefeeeefgfw:è
cgieeffffgfffff:you>speaker
cgiehdfffefcfp:conne
cgjchedcebeYeff:be>ok
chacmccbfbeadpols:-=
chbfifffeffffff:done>i
chceeeeefefjew:office
chcfiefefefdfff:all>done
chdhddiefefcff:without
cheaccadcfekeu2:describe
chhfeffffffefwb:⟨path⟩ #
chieffefffgffw:empty
cicdgedgddfeeb:done>verify
cicheeeffffeex:ать
cidefgeeeffefw:page
cidggeeeeefbfb:only>you
cidheffffefefff:without>none
cieccffgeegffw:there
ciecdeideeeieb:ask>describe
cieeefgdfffffb:greet>ok
ciefeffffffefp:deadl
ciefeffffffffp:lockf
ciefeffffffffwb:in order
ciefffehfffefwb:is in
cieffffffffffwb:the lockfile
cifecdcejefdfneg:ok
ciffegfffffefw:within
cigeceeehefdfpol:-=
cigedffeeefeeb:mark,>without
cjedeeeeegedeb:speaker>now
cjefdffffeffeb:good>name
cjefdffffeffeff:good>name
cjefeefffffcew:cuda
cjefeffffffefw:order
cjefeffffffffw:lockfile
cjfdcdeddbggeb:speaker>describe
cjfefefgeefdew:fine
ckbefeefedfceb:trouble>ok
ckcecefhedebeb:ok>ok
ckceeefffefdfw:balance
ckeccZacagdgfpol:=
ckfdedeefefchp:servi
ckheacdeeefdfb:i>trouble
cldcbZacagdgfpols:=
cleedbabeegcfb:ask>should
cmZcidceeefaeb:without>stop
dTmkYZYbbddabff:not>mark,
dWeZeddegbcogb:describe>stop
dYdXkiahkbdYab:mark,>not
dZakdddfhdeceb:be>still
dZdfgbdiiZcibu:only
dZebabbdcrcdZmasked:most
dabmfdbcdefdeb:mark,>yet
daddkdhefdeedb:of>trouble
dadkaehceffefb:now>not
daeeeeeeejgeeb:mark:>be
dajaidfddehaeb:be>fail
dajhgdfddeeccb:still>not
dbZedefefifjeb:say>all
dbcceekeedeeeb:not>not
dbcgecbheeehfb:be>hedge
dbdceedeeefkfff:code>describe
dbdceedegefkfb:code>describe
dbddeeeffeeemff:greet>
dbdeaefeeefkfb:be>num
dbdfkffffffdfb:ok>except
dbdhgjfffefcew:ora
dbdhiegeeefefb:open>still
dbeecdbefeflfb:describe>num
dbeekeeeeefdfb:code>still
dbefgejffefeec:지도
dbehdjdeeefcfb:open>describe
dbfdfedgfjedeb:say>speaker
dbgdhedgfefefpol:=~
dbhehffeeffefs:verify..trouble
dbifjfeffffcfb:some>trouble
dcbZobefgcdYeu:mark;
dcbeefefghfjft:be>trouble>stop
dcbkebeffefefb:you>fail
dcccencdeegdeb:plan>mark:
dccgifgccgedeb:of>mark,
dccmdeefeefdfb:yet>stop
dcddeckdfffcfb:code>should
dcddeckdfffcfff:code>should
dcddedeeedeldff:describe>stop
dcddgdgffhfhhfw:you
dcdelfeeecedepolc:=
dcecedbmfefcfb:hedge>now
dcededdeemecdlw:⟨quotation⟩
dceeeddekeedeb:still>describe
dceeedfffefkeb:all>code
dcefgefffefhhw:today
dcegdegcffggiw:you
dcfeeeeeeefjfw:closed
dcgagkbhdefdfpols:o~
dcgeddefeefjfb:all>some
dcggfhfffefgex:are
dcghheeeeeffet:aux>not>stop
dchedfiffefdet:be>mark,>stop
dcieefffegfffw:machine
dcjefeefefedew:off
dcjffefdeeeees:still..not
dckcfdajddedeb:trouble>be
dckdgbgddffefw:could
dcmgddcaebcfdpol1:-
dcnefeeedfecfb:but>fail
ddacgdbkcfggfpols:+~
ddbcfeedlffefs:correct..not
ddbciddhdeggfpol:+~
ddbeebffhdfjew:nine
ddbmibZdcbcacpoll:o
ddcdenbbeffdfb:offer>stop
ddcdfdkfeefefw:if
ddcgiedeegfhew:list
dddcelcdeegdeff:plan>mark:
ddddebeeededlu2:greet
ddddfefefeffjce:ります
dddeddehebfkeff:all>ok
dddedhjeeeeeew:dan
dddeeffffjfefb:say>say
dddeeffffkfdfw:says
dddekdefeeebeb:num>mark;
dddfeheffffgfwb:at a
dddfehfffffgfwb:a time
dddgfeeifefffb:but>i
dddgfeideffefff:not>if
dddidefffefhfw:em
ddebifehefffft:verify>not>done
ddeceedcdZekfff:be>done
ddedceeelefefs:correct..isaid
ddedijbbcffefb:mark,>offer
ddedkeeddefefs:but..still
ddeedkdffefdfb:fail>of
ddeeedckeeeeeu2:hedge
ddeeeeeffjfeffw:⟨quotation⟩
ddeeefffiffefb:correct>i
ddeeefffiffefff:correct>i
ddeeeggefhfeffw:in
ddeefefffefhhlx:dam
ddeefffhgffefx:mış
ddefdefefgeifb:be>ask
ddefhfgffffgft:of>trouble>stop
ddefiffffffffs:good..bad
ddehdhfffhfffb:speaker>heading
ddehegefeffhfw:production
ddehheegfefegp:quest
ddekeffefeffeb:box0>speaker
ddekeffefeffeff:box0>speaker
ddelbfeeeefffff:speaker>open
ddelcfeefefffb:speaker>open
ddeldfegeefffb:open>yet
ddemdffefeffeff:box0>
ddfceieeehfdfw:let
ddfdieedhfffft:not>done>stop
ddfeefffgifefwb:that the
ddfeheeheffefw:most
ddfejfeedffffff:mark,>speaker
ddffdffffefejs:ok..good
ddffedeffffjfx:nes
ddffgegffffhft:mark,>describe>stop
ddffhffffgffft:say>mark,>be
ddffiffffffefb:mark;>rest
ddfgdfideeefes:say..not
ddfjfffffffffb:code>open
ddfjfffffffffff:code>open
ddgdgehffefeelx:tır
ddgdgehffefeex:tır
ddgehciefffefx:uld
ddgfefffffgffx:ant
ddgieeeffefffwb:did not
ddhdefdggefeifw:my
ddheeeffeffhft:now>only>stop
ddheeffgfgfffp:assis
ddheeffgfgfffw:assistant
ddhefegeeeggew:go
ddhefffffffhfc:这张
ddheieeeeffefs:but..fail
ddieefgeegffft:i>describe>aux
ddieffffefffft:aux>ok>mark,
ddieffffefffft:describe>aux>ok
ddiehefffffcfb:cell>bad
ddifefeeefffft:i>mark,>aux
ddifffffhffffwb:the build
ddjcgeeeffgeew:before
ddjdcecfhefeep:yapıl
ddjefgeeeefeew:bad
ddjehffffffcfp:refus
ddkbecdefffffff:plan>not
deaehegeeffjfw:fee
debeceiifffeep:gönde
deccebfffdedkb:you>you
deccembeeeeceff:plan>stop
deccfleefffffff:i>plan
decedqWUabdhbu:plan
deceiefffffhfw:falls
dedcedeekffdfb:correct>isaid
dedddedkeefefs:hedge..done
dedddgifgefefw:'d
dedebefekefffff:correct>mark:
dedeceeekeffes:isaid..but
dedeeejefffffb:if>not
dedefdfffffhhx:ily
dedefefffjfefs:say..quotation
dedfdfeeeefifs:box0..trouble
dedfefffegfifs:trouble..quotation
dedfefffffffit:trouble>trouble>heading
dedffdfffffifp:custo
dedffefffffiffw:two
dedfhefgfhfefw:everything
dedfiffffgfefw:half
dedfifgefgfffw:us
dedgeeeghefffb:aux>say
dedgefgdeifefs:say..say
dediffffffffefw2:i held
dediffffffffew:held
dedigcdefefefb:of>aux
dedigcdefefefff:of>aux
deececaefgfkfb:speaker>if
deeceefefifhet:all>ok>stop
deecfmdefffefb:plan>you
deedbeiheefefpol:~-
deeddedZbefghpol1:
deeddedZbefghpol:
deeddedZbefghpoll:
deeddedZbefghpols:
deedhfehfffffc:확인
deeedfeifgfefs:done..hedge
deeeedeejffefb:isaid>stop
deeeeehegheefw:she
deeeeeiefffffff:if>not
deeeejfeefeefs:plan..ok
deeefffffifefb:done>now
deeegegffefhet:you>describe>aux
deeegeheegfefu2:speaker
deeegieffffddp:scann
deeeifegeffffw:came
deeeifffeffefb:but>only
deeejfceeffffb:only>fail
deeekedefdffew:sunday
deefefffiffefs:isaid..correct
deefeifffffgflw:time
deeffeeefgfifwb:on #
deeffffffifffk:quotation
deeffgfffffhfw:датасете
deeffggffgffffw:as
deeffifffffdfc:とで
deeffifffffdfc:見て
deeffifffffdfx:нию
deefgffghgfeflw:fixed
deefieefffffewb:guest list
deefifehfffffb:trouble>open
deefiffffffffw:ordered
deefjeeffdffew:tell
deefkffeeffdfb:mark,>rest
deegdfeehefffpol:oo
deegeeekeffdfb:aux>hedge
deegeffffgfgfp:writt
deegeffhfffeft:describe>you>stop
deegfeeeffffic:おり
deegfeeeffffic:おりま
deegfeeeffffic:ており
deeheheffffffw:ihnen
deehfffgffffflx:rto
deehfffgfffffx:rto
deeiffffeffffwb:have not
deeiffffffffew:bit
deeiffffffffft:open>code>stop
deejefffffffft:cell>open>cell
deejhceefffeft:open>be>stop
deekdefefffdfff:trouble>mark:
deekeffefffffff:open>yet
defdifgffffffw:frontend
defeeefffhfgffw:в
defeeffffifeft:say>be>done
defehffffhfeft:mark,>open>be
deffeffffhfffb:open>some
defffffffefhft:cell>code>cell
defffffffgfhet:describe>aux>now
deffgffffffgfwb:the two
deffgffffhfefs:say..fail
deffgffhffffflw:number
deffhfffffffffw2:# of
deffhffffffgfw:days
deffiffffffffb:rest>still
deffiffffffffw:rodei
defhffffffffft:deliberate>open>stop
defhgeeefffffw:alone
defigefefefffx:ill
degdegeheffffwb:i am
degdgefgfffefs:if..fail
degeefegfifefw:already
degefegfeffgfx:ent
degefffehefefw:being
degegefegefdhw:sorry
degegffgfhfefp:every
deghefffeffffb:none>aux
deghefffffffft:done>say>trouble
dehddefffefeiw:service
dehdegeheffefw:am
dehdegfheffeffw2:i am
dehdfehegffffb:verify>fail
deheefffeffffb:none>ask
deheeffffffhfx:mer
deheeffffhfefw:research
dehehffffffeft:still>trouble>stop
dehehffffffffw:refused
dehfeffffffgfw:ha
dehffeefggfefw:l'
dehfffffffffflx:ork
dehgheffffffflw:open
dehiffdeeffeft:aux>done>stop
deicdedefeedjb:heading>of
deidehdeeffefff:mark,>plan
deidffffdhfffs:say..open
deidfffgffffft:aux>fail>stop
deidhfefeffefs:still..trouble
deieefeffffefs:trouble..still
deieeffeeffeft:ok>mark,>stop
deiefffffffffx:ork
deifefeffffdfff:fail>
deifeffffffdfs:bad..trouble
deiffffffffefwb:the import
dejdeffffffdfw:consumer
dejdeffffffdfw:queue
dejffdfffffdfwb:missed the
dekbeeffgffdfb:mark,>code
dekeafefbffffb:trouble>still
dekefeeffffcfb:fail>describe
dekefeeffffcfff:fail>describe
dekefefffffefff:fail>mark:
dekfffeffffdfff:fail>code
dfafghgcehdhbf:arrow
dfbedigfeefhfw:way
dfcddeeeelfbfb:speaker>say
dfcdfccddkeaeb:be>gone
dfcheeffgffgfs:not..if
dfchhfeffgfefw:release
dfcjccdhdffdece:せん
dfcjccdhdffdece:ません
dfdbeeejeefeeb:ask>not
dfdfefffiffffb:mark:>aux
dfdghfeffgfefp:relea
dfdhddjdeffffb:now>but
dfdhffffffffft:not>aux>stop
dfdhhffffffffw:update
dfdigffeeffffb:open>aux
dfedekdeffedfs:plan..plan
dfedfadeemecau:speaker
dfediffffffffw:eksik
dfedjfefffffft:fail>open>stop
dfeedfffiffffff:i>correct
dfeeeejefffefs:if..would
dfeeefiefffffs:would..if
dfeeffefhffffb:speaker>not
dfeeffiffffffb:you>would
dfeegegdefehfc:니다
dfeeifffeefees:ok..still
dfefefffiefffb:isaid>done
dfefefffiefffff:isaid>done
dfefeifffffdfc:機の
dfeffehehffffw:soon
dfefffffifffft:mark,>i>correct
dfefgfgeffffft:not>aux>done
dfefhfffefffft:i>done>but
dfefhffffffffwb:before the
dfefhffffffhfp:снимк
dfefhfffgffffw:clean
dfefhffgeffffw:scanned
dfefifffffffffx:hts
dfegegheeffefb:you>if
dfeghffeeffffs:but..say
dfeghfffffffflx:ped
dfeghfffffffft:mark,>be>i
dfegifffffffflw:dropped
dfeidgfffffffb:of>open
dfeiefeefffgfp:produ
dffehfeegffffs:not..should
dffehffffefffb:speaker>only
dffehffffffffpolc:+o
dffehffffffffs:rest..still
dffehfffffffft:done>i>mark,
dfffefffffffhx:vel
dfffefffhffffs:done..correct
dffffedffffifw:legal
dffffffffhfffwb:was ⟨quotation⟩
dffffffffifffb:say>you
dffffffffifffff:say>you
dffffggffffffb:only>ok
dfffgffffffgfw:part
dfffgffgggffflx:xed
dfffhfeegffefx:ist
dfffhfffefffft:done>but>mark,
dfffhfffffffflw:me
dfffhffffffffp:повто
dfffhffffffffp:прове
dfffhfffffffft:done>all>except
dfffhfffffffft:mark,>but>stop
dfffhffffffgflw:days
dfffhffffgfffb:say>rest
dfffhhfffffefx:ors
dfffhigffffbfw:errors
dffgefffffffhp:zusam
dffggfefffffflw:alone
dffghffffffffwb:still open
dffhefffffffffw:das
dffhfffffffffw:headers
dffhgffffffffp:conve
dfgeegheeffefw:se
dfgffffhgffffwb:the alarm
dfgfgfffffffft:done>mark,>fail
dfgfgffffffffwb:the call
dfgfhffffffffwb:and two
dfgfifddeffffw:reached
dfggefeffgfgfw:notes
dfghedfhgffefw:alarm
dfhdefffffffflw:sir
dfhdgfefggfdfx:ver
dfheeffffgffft:aux>done>say
dfhefffffgffefw2:the courier
dfhefffffgffew:courier
dfhfeegfffffflw:attached
dfhfefffffffflx:rlo
dfhfefffffffft:fail>fail>stop
dfhfefffffffft:trouble>fail>stop
dfhfeffffffffw:document
dfhfeffffffffw:forbidden
dfhfefffgffffx:ong
dfhfefgffffffx:ace
dfhfegeffefffx:ble
dfhffffffffefx:aan
dfhfffffffffffw2:i set
dfhfffffffffft:mark,>sorry>stop
dfhgeffffffffx:rlo
dfieeegffefffx:ack
dfifeeeffffefw:tried
dfifeefffffefwb:and it
dfifefeefdfefw:si
dfifeffffffefc:分に
dfiffffffffefwb:to a
dfifffffffffft:fail>aux>done
dfiffffffffffw:handed
dfjeeefffffdfff:fail>earlier
dfjgcdghedecew:new
dfjgefeffffffb:of>of
dflfbfeefffeff:try
dfmVUbgebcdfcf:fail
dgcededfjffefb:not>ok
dgddekcdeeedfb:plan>be
dgdeieeefefeepol:+=
dgdeifgdeefefw:yes
dgdffefefeffic:りま
dgdghffffffefx:hts
dgedeefegieeeb:i>mark:
dgeeehfdeffefb:if>ok
dgeefefefffhfw:once
dgeeggfffefgfx:ary
dgefeffheffefw:certain
dgeffefeeffhgx:ice
dgeffffhfffffp:certa
dgefgffffffefwb:# ok
dgefhffffffefwb:ok #
dgefiefegffefw:signed
dgegfffffffffp:pendi
dgegfffffffffw:pending
dgegffgeeeffft:aux>not>aux
dgegffgeeffffwb:not been
dgegkbdddeeYdb:trouble>of
dgehhheffefdfwb:out of
dgfeefheegfefw:we
dgfegdhdfffefs:ok..if
dgfegegefgfefs:verify..fail
dgfeheeeddfeeb:speaker>ok
dgffeffffgfgflx:ine
dgffffeffffhfp:conse
dgffgeffffffflw:troppo
dgffhffffffdfp:passa
dgffhffffffffw:ones
dggedefgeffgfw:ten
dggefdfeeffhex:ort
dggefffhfefefx:med
dggfeffffffffwb:with #
dggfeffgfffefx:ess
dgghcedefdfefs:not..say
dghefffffffffx:pty
dgheggfefefcfw:server
dghfefeffffefwb:port #
dghfefgffffefwb:the server
dgideffffffeflx:ось
dgideffffffefx:ось
dgihfeeeedebef:dash
dhcffccffffjfc:开始
dhddhedgddeffff:describe>be
dhdfeffffefifff:trouble>speaker
dhdfeffffgffft:aux>now>aux
dhdfgffffgfefw:che
dhdfhffefffefff:trouble>ok
dhdgdfffhgfefw:letter
dhedgffffffffw:waiting
dhedgffffffgfx:ков
dheebdcekddccb:now>correct
dheeddhegffgfw:una
dheeeeehegfefw:he
dheegffffgfdfw:six
dhefffegefffft:be>done>verify
dheffffffeffffw:todo
dhefffffffffffx:ies
dhefffffffffft:cell>good>cell
dhefffffffffft:good>cell>good
dhefffffffgffc:现在
dhegefdggffdew:access
dhegeffffffffw:account
dhegfeegfefdfx:nce
dhegfeehfffffw:sure
dhfcfchgcheedb:speaker>mark,
dhfdhffffefefb:open>speaker
dhfeefegfffefs:ok..verify
dhfeeffedgfefb:some>speaker
dhfeeffffefgfw:hat
dhfeffffegffft:mark,>describe>aux
dhfegffefffefwb:has not
dhffeffffffffx:hin
dhffffffffffflw:confirmed
dhffhefffffefw:troppo
dhfggffdfefdft:describe>aux>not
dhgfeffffffefp:windo
dhgfeffffffefwb:the registered
dhgffffffgfffx:ile
dhgffffgffffflx:ile
dhheeffffffefw:times
dhhfefgffefdfw:port
dhicdeegeffefs:not..fail
dhiefddefdfeffw:non
dhifgfeeeefdfwb:with the
dhkebegcddegfw:with
diceheedeefefb:now>ok
didfeegffffffp:depen
didfgeegeffefs:done..verify
diedhdggeeecefw:it
dieefcideffefb:ok>if
dieefdfhfefeewb:your new
diefefeffefefs:gone..trouble
diefefegeeffft:done>verify>stop
dieffffffffefw:nichts
dieffffffffffwb:office is
dieffffffffffwb:the reply
diefffgffffefw:safely
diegfffffffffwb:reply to
difefdfffegeep:requi
difegffffffefw:zu
diffdheeeefffb:you>ok
diffegfffffffwb:within the
diffffefegefdb:greet>speaker
diffgceeeffefb:earlier>i
digfdffffefefw:windows
dihadeefedegeneg:trouble
dijdfbefeeeaew:push
djZdaegeddfheb:done>be
djZeheeeedeccb:slash>trouble
djZeheeeedeccb:trouble>slash
djahggbdedefeb:of>be
djcedfedhhfgfb:speaker>be
djceefeficefel:but
djceeffedefefb:ok>i
djcffeeffhfdewb:at #
djdZXddefhchab:ok>stop
djdddiacffecel:earlier
djdeeefffefefp:balan
djdehdfffefeew:passport
djdfdeheeffefb:without>mark,
djeedegdfdfffb:describe>ok
djeeefgefefedb:arrow>ok
djeeefgfeefeeb:ok>still
djffeeeffffdec:扫码
djffffeffefefb:gone>trouble
djgfcecfgffdfs:trouble..but
dkbaedchdeegeb:describe>not
dkcaeacagbdfjb:you>be
dkceefeeebeeeff:speaker>describe
dkdbfbbcdbdghff:you>be
dkdecfeeedeeel:name
dkeebefefefefpol:+++
dkeedffdfefeff:gone
dkeeeecbffedfb:plan>now
dlZaiddgedcbeu:ok
dlecfcdgcYeUdb:be>ok
dleefffffdfdfb:code>ok
dleefffffdfdfff:code>ok
dlgeddeffdfaeff:all>be
dlhecdefedfaeb:all>be
dmSbXjXcbddhdff:not>stop
dmbeeffffefcfb:none>trouble
dnabbcZheeedeneg:fail
eXWZkccjfeeccff:mark,>not
eZYZcbcbdqdXcb:quotation>stop
eZZbjZbbedbZnl:heading
eZeeefhefefkfw:gpu
eZfffefffkfdfb:ask>all
eZjfegfffefeiw:happy
eZjiagYhfceYdu:i
eadeledefffdes:ok..fail
eaeedecefeflfb:num>describe
eaffdffffffkfb:of>ok
eaffkgededffdw:one
ebaegeddejfdfb:done>trouble
ebcddcmceegdfb:if>be
ebcifeeffifefw:ты
ebdeeeeffdfmfb:be>describe
ebdfkfeffefdfu2:some
ebhdediceefefb:would>be
ebkdeffddefffff:i>describe
ebncadcedefeeu2:fail
ecZZdehchdedkb:i>you
ecacgdekdefeeff:mark,>but
ecaobabdddedeu:deliberate
ecbdkedcfeecepol:+-
ecbjgeefeefefb:not>all
eccefeeeekfcfff:speaker>say
ecceiffehffffb:only>be
ecdZleecfdfeepols:+o
ecdefkeeffeefff:plan>earlier
ecdieeecdefcjb:greet>describe
ecdieegfdfffeb:i>greet
ecdihefffefeew:remain
eceedccmeefbfb:hedge>ok
eceedeeefehieu2:ask
eceefgeffffeiw:agenda
ecefeegffgfhfw:agent
ecefeffffefjfw:each
ecegefefeffihce:입니다
ecejeffffefffff:be>open
ecfehefffifefw:у
ecffcffjfffefw:değilim
ecffeffffefeib:ok>mark?
ecffegffffffifw:happy
ecfffefffifefw:все
ecfffgffffgifw:copy
ecffgfffffffip:birth
ecffkeiYabdgcu:of
ecfhcibhdgegdb:now>stop
ecgeieeefefeeff:speaker>ok
ecgfceeffdfjfb:of>all
ecgfdhhdeeecfw:will
ecgfffffffffilw:birthday
echddiefeffdec:가안
echdeegheffefneg:verify
echgdeheeffdfb:none>mark,
ecidifdeeefffw:three
ecieeieefefffw:after
ecigedefeffgex:sed
eciideedeefdfb:done>cell
ecjadbdfghfefb:done>aux
ecjdddcgiiecdw:was
ecldefefeffffb:fail>still
edafibddghcdgb:mark,>be
edbdfdjffefcew:sms
edbdmccdedebeu2:num
edcddlbdffeefu2:offer
edcfffffiffhft:not>be>stop
edcfhfeffjfefb:say>fail
edcgeieefefdhc:てお
edcggeehfefffs:ok..but
edcjhfcdeffefb:yet>but
eddajeedgefeepol:+o
eddcddgjeffefs:hedge..not
eddceeefedmdZf:mark?
eddceeefedmdZff:mark?>
edddbihfdbefcpol:~
eddddjfefffdfff:cell>trouble
eddeefiffegeefw:is
eddeefjffefefw:gaat
eddeffeefefiflx:ays
eddeiehcffeefp:stero
eddejffeffffflw:not
eddfhdhefgfedx:wer
eddfjfeefeffeb:arrow>fail
eddhffideefgew:de
eddhhehdfffefx:nie
eddhhffefffefw:even
edeakeceeffhfb:of>describe
edededbleefefb:hedge>be
ededeecgfefifff:be>hedge
ededfdckeffefff:hedge>be
edeeddefheidec:旧版
edeededefffjfff:describe>num
edeedeefjffees:correct..still
edeedejefffefb:if>of
edeeecekeffefb:i>hedge
edeeedcleffcfs:hedge..ok
edeeeddkeffffff:hedge>ok
edeeeeefejfeeff:quotation>stop
edeeeefffefhhx:dam
edeeeefhfefgfw:stored
edeeeeiefffefb:would>describe
edeeefefejfeeb:quotation>say
edeeeffegifees:say..ok
edeeeieffffefc:드로이
edeeeieffffefc:로이드
edeeeieffffefc:안드
edeeeieffffefc:안드로
edeeeieffffefc:이드
edeefeejfffefb:hedge>gone
edeeffdjfffefw:tek
edeeffheehfeft:be>aux>stop
edefdejffffefff:if>of
edefdffffffift:be>num>stop
edefeeefffgifw:year
edefeffffefhhlw:today
edefekeefffdfb:plan>all
edefffeefffifx:ays
edeffffffifefb:say>ok
edeffffffifgfw:supported
edeffifffffdewb:la suite
edefgffffffhfw:different
edefiffffffefs:ok..except
edegcdhcekedeb:you>say
edegefegfffhgc:입니
edegefegfffhgc:입니다
edehgegeeffffs:open..still
edeicfgeffffft:now>not>stop
edeieffffffeelx:dir
edeieffffffeex:dir
edeieffgfffffl:verify
edekeffeeefffff:mark:>open
edfdeeeeeledelx:on⟩
edfdeieffffefc:드로
edfdfefifdfefb:speaker>hedge
edfdfefifdfefff:speaker>hedge
edfedegeeehefb:verify>be
edfeffdjfgfefb:hedge>describe
edfefffffeledb:you>mark?
edfegfgffffgfx:ato
edfeiffefffeft:code>still>stop
edffdffifffeflw:değilim
edffdffifffefp:değil
edffeffffgfhfw:cluster
edffeffffhfgfp:depre
edffefgfgffgfw:token
edfffffffifffw:deprecated
edffgfefhffefb:mark;>ok
edffgfghfffefw:version
edffhffffgfffw:fails
edffhffgfffeffw:everything
edffifeedffefu2:still
edfhdeeheffefc:ていま
edfhefefeffhft:describe>be>stop
edfhhfeefffefs:verify..open
edfjecafeeeeeb:i>aux
edfjeffffffffs:open..verify
edgbdkeeeffdfpol:o~
edgdfefhgffefw:number
edgdgeiceefefu2:if
edgefdeefeidfc:でし
edgfeffffffgfw:contract
edgghfdffffdex:ned
edgjdffffefefff:code>aux
edhdddifeffeew:site
edhdeefeeifdfb:mark:>i
edhefffffgfffp:machi
edhehffdfffffs:not..would
edhffeffeefhfb:describe>all
edhgcfgedffffs:still..open
edhgdeegeffefb:not>verify
ediddedfefhdfff:be>fail
edidefffefffft:be>not>stop
edieeffffffefx:ние
edieeffffffffw:simply
edifefffffffffw:not
ediffffffffefw:shows
ediheecefffffb:i>i
edjedfeffffffs:fail..still
edjfcegeeefefs:fail..done
edjhceeffffffw:da
edkdceeeeefefs:fail..fail
edkeeeeffffefb:command>fail
edkeeeeffffefff:command>fail
edkfbedeefedcff:still>not
edlfbedeeefYfb:num>done
eebfehjffffdfw:içinde
eebjefffffffft:not>mark,>stop
eeccieddjffffff:correct>mark,
eecdeledeffefb:be>plan
eecegghffffffx:nde
eecfeffejfffeb:isaid>aux
eecfeghffffgfx:esi
eecfgigdefgefw:get
eeciefefgffefw:ее
eecjecfffffefff:i>deliberate
eecjeeffffffft:not>mark,>you
eeclbeeefffddb:heading>mark?
eecleceeeffefff:not>done
eedddfeejffffs:isaid..not
eeddeedjeefefb:mark:>hedge
eeddgeeieffeft:but>not>stop
eededeejeffffb:hedge>done
eededkdffffdfff:fail>of
eedeejdefffefs:offer..offer
eedeekbdeffcfff:offer>mark,
eedeekbdefgdfb:offer>mark,
eedefdhfgfgefw:should
eedeffeefffifx:hly
eedefifefffffb:plan>fail
eedefjedfffefb:now>plan
eedehfgeffffft:if>aux>not
eedehfheffffft:speaker>fail>stop
eedehieefffffb:be>verify
eedeifeeeffefb:still>but
eedekdeeeeedes:num..num
eedfeeffjffefc:错了
eedfefggeffffb:should>be
eedffeegfffifw:entry
eedfffffgffhft:describe>trouble>trouble
eedfffffggfffx:xed
eedfgffhfffffpolc:+~
eedfhffffffgfx:lls
eedfiegffffefw:mode
eedgdeeefeghfb:heading>be
eedghffgfffffwb:but the
eedheeffehfeew:note
eedhfedeefieeb:be>mark?
eedhggfffffffw:switch
eedifdefffffft:plan>earlier>stop
eedjefffffffffw2:did not
eedjefffffffffw:did
eeecjffffffffb:mark,>except
eeedeffeiefffs:isaid..done
eeedefffjffefff:correct>isaid
eeedfddcjfhffb:i>should
eeedfifffffgfw:var
eeedgeidfffefw:bildirimler
eeedhgcieffffpol:~o
eeediffffffffs:except..not
eeeedeejeffffs:hedge..but
eeeeedggefegfb:if>describe
eeeeeechehfefff:hedge>mark,
eeeeeeeffjfdeb:say>quotation
eeeeeeeieefffs:hedge..hedge
eeeeeefffefifb:describe>describe
eeeeeefffefifff:describe>describe
eeeeeefffffghw:long
eeeeeefffifeeff:speaker>quotation
eeeeeeifefffffw:if
eeeeeffffiffffw2:in the
eeeeefffiffffb:ask>isaid
eeeeefhffffefw:take
eeeeefiefffffs:if..still
eeeeefiffffefwb:dan gaat
eeeeegdfffghfwb:for you
eeeeeidefffefb:offer>open
eeeeejdefffefb:plan>of
eeeeejeffefcdw:rest
eeeefdfffffeiw:family
eeeefeeeffgifs:should..if
eeeefeeefigffp:suppo
eeeefeeffefeifw:at
eeeefeehfhfeflw:settled
eeeefefffefeit:you>mark,>stop
eeeefefffekedb:ask>mark?
eeeefeffffffic:にな
eeeefeffffffic:ります
eeeefefffffhglx:les
eeeefefffifdfb:be>quotation
eeeefeffgffifw:ios
eeeefeiefffeft:code>should>stop
eeeeffffeffifw:default
eeeefffffhffew:goes
eeeefffffifefs:quotation..say
eeeefffffifeft:speaker>say>be
eeeefffgfifefw:cover
eeeeffhefffefff:plan>ok
eeeefghefffefb:plan>ok
eeeefhfffffefw:module
eeeefhfffffffx:ром
eeeefhgeffffft:plan>done>stop
eeeefidefffefff:plan>of
eeeefieefffffs:plan..verify
eeeefjeefffefwb:i will
eeeefjeefffffb:plan>speaker
eeeefjeefffffff:plan>speaker
eeeefjeffffffb:plan>mark,
eeeefkeefffefb:plan>plan
eeeefkeefffefff:plan>describe
eeeefkeefffefff:plan>plan
eeeegedffffifw:power
eeeegffgffffft:ok>now>mark,
eeeehefffffefw:по
eeeehefffffefx:ura
eeeehegefgfefw:memory
eeeehfffeffffs:still..but
eeeehgfffefffw:updated
eeeeieeffffeft:ok>fail>stop
eeeeiffefffffc:인하
eeeeiffefffffc:정리
eeeeiffefffffc:확인하
eeeeiffefffffpolc:o
eeeekffffffafb:cell>num
eeeekffffffafb:num>cell
eeefceihfffdfx:tek
eeefdZdhecdjbff:cell>cell
eeefddhefffgfb:would>of
eeefdffeiffffs:correct..but
eeefdiefgefdelx:ing
eeefedeffeidfc:いで
eeefeeeifffefs:hedge..gone
eeefeffffhfefs:say..verify
eeefefffgffhfw:staging
eeefefffiffefs:isaid..trouble
eeefegeggffffwb:i 'd
eeeffdiefffefs:if..plan
eeeffefffefeiwb:at your
eeeffefffffifx:ton
eeeffffffefhflw:request
eeefffffffffhlw:files
eeeffffffffhfwb:is on
eeeffffffhfeffx:on⟩
eeeffffffhfefw:vendor
eeefffffgffhfp:stagi
eeefffffhffffs:correct..fail
eeeffffhfffeft:i>done>describe
eeeffhgffffffwb:will be
eeeffjeefffdfff:plan>all
eeefgefhffffft:mark,>but>i
eeefgffffgfffw:granted
eeefhefffffefx:pie
eeefhfeffgfffw:ticket
eeefhffffffefw:except
eeefhffffffffx:ept
eeefhfgffffeft:of>trouble>mark,
eeefhgfffffffp:updat
eeefiffffffefs:rest..not
eeefjeeffdffew:forgot
eeegeedfeefjeb:only>describe
eeegeeehfgfefs:trouble..hedge
eeegeffeffgfhw:files
eeegfedefefhfw:keys
eeegfeeeefffic:ってお
eeegfffffgfhfwb:the list
eeeheefffffffw:pension
eeeheeffgffffx:nin
eeeheffffffeft:of>done>stop
eeeheffffffeft:trouble>mark:>open
eeehefgffffefw:rights
eeeheggffffefp:parti
eeehfefffffgfx:yed
eeehfeheffffffx:onu
eeehfehefffffx:onu
eeehffffffffewb:a bit
eeehffffffffewb:back the
eeehffffffffewb:i held
eeehfffffffffp:pensi
eeehfffffffffp:permi
eeehfffffffffwb:the pension
eeehfgfgfefefx:nal
eeehgffffffffx:ank
eeehgffffffffx:ece
eeeieffffffeft:mark:>open>stop
eeeifffffffffw:skipped
eeeifffffgfdex:ene
eefdiffefffffc:지못
eefdiffefffffc:하지
eefdiffefffffc:하지못
eefeeeehfffffb:paren>fail
eefeeefehffffwb:about the
eefeeefhfgfefw:leak
eefeeehffffefw:dovrebbe
eefeefeffhfefff:say>be
eefeeffffegifff:ask>describe
eefeegefggfgfx:ect
eefeejedfffefb:hedge>code
eefefeeffffifp:prote
eefefeejfffdfw:apparently
eefefefgfhfeflx:led
eefefefifffefx:bly
eefefeghfefefw:probably
eefeffefgffhfw:covers
eefeffeifffffff:hedge>describe
eefefffffffhfp:defau
eefefffgfhfffwb:are no
eefegeehffffft:now>mark,>stop
eefegefffffhfw:los
eefehefffgffefx:est
eefehffegffgex:out
eefehffffgfffx:ket
eeffeeefiffeft:still>describe>stop
eeffefffeffhfw:workers
eeffeffffffhfp:worke
eeffefhffgfefx:elf
eeffegfffffhfw:differ
eeffffeiffffft:mark,>hedge>mark,
eefffffffefgfwb:every request
eefffffffffgft:trouble>describe>be
eefffffffffhfp:clust
eefffffffffhfp:diffe
eefffffffffhfw:caches
eefffffffffhfx:ult
eefffffffhffffw2:according to
eefffffffhffffw:according
eefffffffhfffp:accor
eefffffffhfffp:menti
eefffffffhfffw:according
eefffffffhfffwb:according to
eefffffhfffffff:mark,>hedge
eefffgeffffgfw:las
eefffgfffffgflw:differ
eefffheffffffb:offer>plan
eefffheffffffff:offer>plan
eefffhfffffeflx:era
eefffhfffffefx:era
eefffhgffffefx:cio
eefffieffffefs:open..plan
eefffieffffffff:plan>mark,
eeffgfefgffffp:assur
eeffgfehgffffb:not>trouble
eeffgffffffffw:export
eeffgffffffgfx:ews
eeffgfgffffffw:wieder
eeffhffeeffffs:still..still
eeffhffeffffft:but>mark,>not
eeffhfffffffflx:ock
eeffhffffffffp:conti
eeffhffffffffp:order
eeffhffffffffpol:-+-
eeffhffffffffwb:missing on
eeffhffffffffwb:ordered the
eeffhffffffffx:dei
eeffiffffffdft:num>of>num
eefgeefffgfhfp:meeti
eefgefeffffhfw:takes
eefgeffffffgfc:書の
eefgfffffffgfx:ity
eefgffffgffffw:sin
eefgfffgfgfefp:compl
eefgffgffgfefw:meeting
eefggffffffgffw:la
eefghffffffffx:ram
eefhefggfffffw:das
eefhegeffffeffx:cel
eefhegefffffft:open>of>stop
eefhffffffffflx:one
eefhfffffffffp:skipp
eefiecfffffeft:fail>mark,>plan
eefiffffefffff:deliberate
eefiffffffgffb:speaker>mark?
eefjdffeeffffff:open>be
eegedhfffffeft:cell>trouble>cell
eegeeefffffdhfw:sorry
eegeegddfffifw:hour
eegefefegffffw:when
eegeffffffgfflw:you
eegefgffffheew:want
eegegefffffegx:rry
eegegehefffffs:if..if
eegegfeeeffffwb:does not
eegegffffffgflx:ter
eegegfffgefffw:ho
eegeheeffffefw:smoke
eegehffffffffw:pu
eegeiffeffffft:mark,>if>aux
eegfeeiefffdfs:would..trouble
eegfeffffffgfw:gives
eegfefgffffffp:prese
eegffefffffhfx:ins
eegfffefgffffw:true
eegffffffffgfw:provider
eegffffffffhfw:fonts
eegfffffgfffflw:out
eegfffgffffffp:provi
eegfffgffgfffp:rollo
eegffgeffffffp:writi
eegffggffgfffw:rollout
eegfgffffffeft:cell>bad>cell
eegfgffffffffw:n'
eegfgffffffffw:être
eeggeffffffgfx:ire
eeggefffgffffw:lo
eeggfgfffffffx:sta
eegggeeeeefgfx:one
eegggffeeffffc:とし
eeghegdfgffffw:ich
eeghfegefffgfw:set
eeghgdfffgfeflx:sed
eehYfYZadacnbu:num
eehceghefffgft:mark,>plan>stop
eehdgfeffgfffp:deliv
eeheeffffffeflx:ver
eehefedefhfffw:bei
eeheffffeffeewb:the reminder
eehefffffffffw:refuse
eehefffffffffwb:none of
eeheffffgffdfb:mark:>describe
eehefheffffffw:writing
eehegcgeeffffwb:i could
eehegffefffffce:でした
eehehfeeefheew:does
eehfefeheffffb:but>aux
eehfefehffffft:ok>describe>stop
eehfefffffffft:i>ok>stop
eehfegeffffefx:nen
eehffdefffgffwb:before i
eehffefefffefx:hed
eehffffffffefx:its
eehffffffgfefp:resea
eehffffffgfefwb:the research
eehfffgefffeflx:ely
eehfffgffffeffw:merge
eehffgeffffefp:formu
eehfgffffffffw:denied
eehfgffffffffw:rejected
eehfhfgffffcflw:errors
eehfhfgffffcfwb:# errors
eehgedegeffeft:i>not>stop
eehicfeeddfdfff:be>not
eeicgfdefffffw:deliver
eeidfffffffeffw2:none of
eeidfffffffeffw:none
eeidfffffffefw:none
eeidhcdedffffs:offer..not
eeieeedffefeex:dan
eeieeeegfffefb:fail>speaker
eeieefeffffffw:gyp
eeieefeggffdfwb:at the
eeieefgffffffw:node
eeiefffffeffewb:was returned
eeiefffffffffff:fail>fail
eeiegeddeffffwb:could not
eeiegffffffefp:crash
eeifeeeffefffx:nta
eeifeffffffefb:code>dash
eeifefgffffefw:crashed
eeiffffeeefeefw2:the reminder
eeiffffffffeft:cell>cell>fail
eeiffffffffeft:cell>fail>cell
eeihfceefffefs:not..plan
eejcibbebffefb:offer>not
eejddfffeffffb:sorry>fail
eejdedfefgffft:done>aux>stop
eejeeegefffdfw:import
eejeefffffffeb:bad>fail
eejeefffffffeff:bad>fail
eejfefeffffefs:bad..fail
eekddccdeffefff:offer>not
eekeefeffffefb:fail>done
efadmdcbccebdpol:=-
efbeejeeeffgfw:first
efbibeiggffefw:nie
efcfehegeffhfwb:the way
efcfehiffffefwb:gün içinde
efcidhcefefgfff:of>be
efdddfieeffefs:if..ok
efdeddhfgffffs:ok..done
efdedgeeiffefb:mark:>stop
efdeeeeffffjffw:a
efdefejefffffw:бы
efdefhfgeffgdfx:ing
efdejeeeefgffw:return
efdfeffeifffeb:aux>but
efdfgeeefffhgx:les
efdfheheffffflw:down
efdfhffffffffw:accept
efdfifeffffefw:compiles
efdghffffffffwb:would not
efdhffffffffft:none>done>stop
efdhffffffffft:not>none>done
efdhheeeeefeep:inter
efdiefffffffffw2:i did
efeeefeffhfffb:trouble>hedge
efeeefffhffffw:never
efeeehegffffffw2:i 'd
efeeeieffefeec:로이
efeefdhegfffft:if>i>you
efeefeejfffffb:hedge>i
efeefeffffffhw:quick
efeefeghfefffs:hedge..say
efeefffffffehwb:to you
efeefffffhfffp:consi
efeefffgfgffft:describe>aux>done
efeeffiefffefb:if>would
efeefieffffffw:going
efeefjeffffeffw2:i will
efeefkeffffefff:plan>you
efeegfggfffffs:but..verify
efeeggffgffffw:write
efefeefffffgfff:would>of
efefeefffffhfw:mb
efefefchgffffs:should..not
efefefeffhfdfw:tests
efefefegfgfffs:if..verify
efefeffffffhfwb:# mb
efefefffgffgfce:합니다
efefefhefffffu2:would
efeffefffffifp:airli
efeffffffefhfx:aat
efeffffffffgfx:mns
efeffffffffhfp:датас
efeffffffffhfw:columns
efeffffffffhfx:ute
efeffffffffift:trouble>describe>stop
efefffffiefdfw:reported
efeffffgfgfffw:delivered
efeffffhfffefw:armed
efeffgfffffgffx:nna
efeffgfffffgfx:nna
efeffheefffgfw:rate
efeffhfffffffp:plann
efeffhfffffffs:offer..done
efeffhfffffffw:intend
efefgeefffffhwb:and your
efefgfbfcechZf:cell
efefgfbfcechZl:cell
efefgfbfcechZrow
efefgfbfcechZu2:cell
efefgfbfcechZu:cell
efefgffefgfffw:executed
efefgfffffffgfx:ary
efefgffffffgfc:求書
efefgffffffgfc:請求
efefgffffffgfc:請求書
efefgffffgfffp:grant
efefgfhefffffwb:the client
efefggfffffffw:give
efefhfeffffffs:except..fail
efefhffffffeft:all>done>ok
efefhfffffffft:done>mark;>fail
efefhfffffffft:mark,>speaker>fail
efefhfffffffft:mark;>fail>stop
efefhfffgffffwb:not by
efefhfffgffffwb:signed by
efefhgfffffffwb:the pr
efegbeeeejfdfs:say..trouble
efegcfggdggcew:be
efegdeeheffffs:fail..but
efegeeeheffffb:still>done
efegegfffffffw:run
efegffdggfffft:not>if>aux
efegffehfffffc:我没
efegfffffgfffs:open..say
efegfffffgfffwb:per your
efegfffggfffft:aux>say>stop
efegfgfffffffw:offsite
efeggffffffffwb:call with
efeggfgffffffx:ond
efeheefeeffffb:open>trouble
efehefeeegfffb:say>i
efehefeffffgfx:ril
efeheffefffffw:draft
efehefffeffffb:aux>still
efehfefffffffp:delib
efehffeffffeft:done>plan>stop
efehffffffffft:done>not>none
efehfffffffffwb:not written
efehfgeffffffwb:in on
efeideegefffft:i>aux>not
efeieffffffffb:box0>of
efeieffffffffff:box0>of
efeifefffffffw:deliberately
efeiffefffffflw:this
efeifffffffffb:aux>deliberate
effdefeifffffc:지는
effdhffffffhfw:api
effdhfgffffffp:front
effeefffiffffs:isaid..open
effeeffhfffffc:했어
effeeffhfffffc:했어요
effeefghfffeft:mark,>hedge>stop
effeegffgffefx:rum
effeeieffffffwb:i can
effefeeifffdfp:appar
effefegffgfffw:weather
effefffffffffp:contr
effeffffgfffft:mark,>you>be
effeffffiffffs:correct..open
effefffgfgfffw:finished
effeffiefffefff:if>would
effefgefefieeb:ask>i
effefgffhffffw:scratch
effefggffffffw:lock
effefhfffffffw:shall
effegeeheffefb:not>but
effegfefgffffwb:i was
effegffffffffb:rest>be
effegffffffffb:still>rest
effegffffgfffp:inged
effegffffgfgfx:tel
effegfffgfffffw2:i was
effegfgfffffft:i>mark,>you
effegfgffffhfwb:you have
effeheeeegfgex:est
effehfeegfffft:mark,>not>mark,
effehfffeffffw:blank
effehfffffffft:of>mark,>but
effehffffffffwb:the refund
effehffffffffwb:through the
effehffffffffx:sik
efffeegffffgft:done>mark,>plan
efffeehefgfffb:speaker>speaker
efffefeehffffs:isaid..if
efffefeffefgfff:describe>ok
efffefehfffffff:hedge>trouble
efffefeifffffw:seems
efffeffefiffft:mark,>quotation>stop
efffeffffffhfw:later
efffefffgfffflx:mış
efffefffggfffs:quotation..done
efffefffhffffb:mark:>isaid
efffefffhffffx:lem
efffeffgfgfffb:verify>done
efffeffhfffeft:done>mark,>hedge
efffeffhfffhffw2:the form
efffefheffffffw2:had the
efffefheffffffw:had
efffegefgffffw:só
efffegffggfgfx:act
efffehfffffffb:plan>some
effffeeffffhfx:gal
effffefffgffhfx:nas
effffefffgffhx:nas
effffeffggfefw:pass
effffeffhffffwb:in my
effffeffhffffwb:my last
efffffeefffgfw:die
efffffeffffgfx:tor
efffffeffhfgex:ter
efffffegfffffp:verif
effffffffffffc:したが
effffffffffffc:たが
efffffffffffft:mark,>not>trouble
effffffffffffx:ica
effffffffffffx:let
effffffffffffx:nco
efffffffffffglx:ary
efffffffffffht:greet>mark,>greet
effffffffffgfp:ident
effffffffffgfw:redirect
effffffffffgfw:thirty
effffffffffgfwb:and a
effffffffffgfwb:for a
effffffffffgfwb:of a
effffffffffgfwb:with ⟨code⟩
effffffffffgfx:ете
effffffffgffflw:pm
effffffffgfffp:incid
effffffffgffft:say>you>mark,
effffffffgffft:speaker>done>say
effffffffgfffw:away
effffffffgfffw:pm
effffffffgfffwb:# pm
effffffffgfffwb:leak was
effffffffgfffwb:memory leak
effffffffgfffwb:moved the
effffffffgfffwb:the linter
effffffffgfffwb:the meeting
effffffffgfffwb:the memory
effffffffgfffx:sts
effffffffgfgfc:이라
effffffffhffft:mark,>say>stop
effffffffhffft:speaker>quotation>stop
efffffffgfffft:aux>mark,>you
efffffffgfffft:correct>mark:>isaid
efffffffgfffft:mark,>speaker>not
efffffffgfffft:mark:>isaid>aux
efffffffgfffft:ok>mark,>be
efffffffgffffw:mas
efffffffgffffwb:about her
efffffffhffffwb:was wrong
efffffffiefdfwb:i reported
effffffgfffffs:would..ok
effffffgffffft:hedge>describe>aux
effffffgfffffw:helper
effffffgfffgfwb:the form
effffffgffgffw:know
effffffgfgfefwb:is fixed
effffffgfgfffp:finis
effffffhfffffx:ems
efffffgffffffc:きな
efffffgffffffc:きない
efffffgffffffc:できな
efffffgfffffffw:were
efffffgffffffs:done..would
efffffgfffffft:aux>aux>mark,
efffffgfffffft:aux>mark,>would
efffffgfffffft:if>aux>mark,
efffffgffffffwb:had the
efffffgffffffx:lta
efffffgffffgfp:secon
efffffgffgffft:you>mark,>describe
efffffgffgfffwb:the rollout
efffffggffffft:describe>aux>mark,
efffffhefffffs:say..if
efffffheffffft:mark,>would>stop
efffffhffffeffw:once
efffffhffffffb:would>done
efffffhffffffp:autom
efffffhffffffs:would..done
efffffhfffffft:if>mark,>stop
effffgefffgffff:ask>i
effffgefgfgfffw:what
effffgfffffffp:build
effffgfffffffw:come
effffgfffffffwb:'d be
effffgfffffffwb:a one
effffgfffffffwb:i intend
effffgfffffffwb:intend to
effffgfffgfffw:report
effffggffffffwb:a second
effffhgefffeffw:se
efffgffegffffb:ok>but
efffgffffffffc:として
efffgffffffffc:ない
efffgfffffffffx:ild
efffgfffffffffx:ner
efffgfffffffffx:ort
efffgfffffffflw:refused
efffgfffffffflw:started
efffgfffffffflx:ank
efffgffffffffp:colle
efffgffffffffp:overl
efffgffffffffp:remem
efffgffffffffs:say..rest
efffgfffffffft:done>aux>mark,
efffgfffffffft:done>of>you
efffgfffffffft:fail>heading>stop
efffgfffffffft:mark;>rest>still
efffgfffffffft:speaker>only>stop
efffgffffffffw:fifth
efffgffffffffwb:the fifth
efffgffffffffwb:the second
efffgffffffffwb:video del
efffgffffffffwb:waiting for
efffgffffffffx:deo
efffgffffffffx:dos
efffgffffffffx:ean
efffgffffffffx:eld
efffgffffffffx:nne
efffgffffffffx:ена
efffgffffffgfw:cinco
efffgffffgfffw:replica
efffgffffgfffwb:the replica
efffgffgfffffp:infor
efffgffgffffft:not>trouble>open
efffgfgffffffw:proxy
efffgfgffffffwb:# were
efffgfgffffgfwb:is set
efffggfffffffp:prima
efffggfffffffw:primary
efffggfffffffx:mal
efffhfeffffefp:syste
efffhffffeffex:got
efffhffffffffc:接口
efffhffffffffce:ない
efffhfffffffflw:blank
efffhfffffffflw:updated
efffhffffffffp:regio
efffhffffffffs:but..rest
efffhfffffffft:aux>done>all
efffhfffffffft:mark,>but>say
efffhffffffffw:video
efffhffffffffwb:came out
efffhfgfffffft:mark,>should>stop
efffhgfffffffwb:the receipts
effgeeefeefehc:って
effgefegfffefw:rule
effgefgffffffw:around
effgefgffffffw:mais
effgegeffffffw:end
effgegeffffffw:te
effgegffgffffw:migration
effgfefffffffs:open..hedge
effgfeffffffglx:gen
effgffefefffgb:greet>you
effgfffffffffb:done>yet
effgffffffffflx:log
effgffffffffft:i>open>trouble
effgffffffffft:none>aux>done
effgffffffffft:not>none>aux
effgffffffffft:open>open>stop
effgfffffffffw:correo
effgfffffffffw:dejo
effgfffffffffw:ni
effgfffffffffw:reste
effgfffffffffw:scope
effgfffffffffwb:i left
effgfffffffffwb:l' ho
effgfffffffffwb:nothing was
effgfffffffffx:ren
effgfffffffffx:sen
effgfffffffgfc:부터
effgffffffgffw:accountant
effgffffffgffwb:your accountant
effgfffffgffft:speaker>aux>done
effgfffffgfffwb:release notes
effgfffffgfffwb:your message
effgfffffhfffce:고요
effgfffgfefffw:far
effgffgfffffft:you>if>aux
effgfgeffffffp:prepa
effgfgeffffffwb:ich ihnen
effgfgeffffffwb:the end
effggeefffffffw:index
effggeeffffffwb:van de
effggffefffffwb:were not
effggffffffffp:siste
effggffffffffwb:left the
effggffgfffffs:but..open
effhdeeheffefc:いま
effhedegeffeec:せん
effhedegeffeec:ませ
effhedegeffeec:ません
effhefffffffft:open>you>stop
effheffffffffw:kept
effheffffffffwb:habe ich
effhfffefffffs:open..trouble
effhfffffffffb:code>i
effhfffffffffff:code>i
effhffffffffffw2:i left
effhfffffffffp:heade
effhfffffffffp:touch
effhffffffffft:code>aux>open
effhffffffffft:open>done>stop
efficffeefffft:mark,>verify>mark,
effieffffffdex:nız
effifeeefffeft:open>if>stop
efgdeffhfffffc:못했
efgedfeffefhewb:by the
efgeeeehfffgex:yor
efgeeegeffffft:mark,>plan>not
efgeefffhefdfw:exist
efgefeheffffft:aux>would>stop
efgeffeegfffffw:when
efgefffffffgfwb:a #
efgefffffgfffx:ims
efgeffffgffeflw:wrong
efgefffgfgfefwb:the transfer
efgegefffffffw:school
efgegefffffffwb:the school
efgfeefefffffx:use
efgfeffffffffc:れて
efgfefffffffft:i>done>fail
efgfeffffffffwb:the wrong
efgfeffffffgffx:ice
efgfefffffgffb:some>mark,
efgfeffffgfffw:application
efgfeffffgfffwb:the ticket
efgfefffgffffwb:the migration
efgfefgffffffw:vez
efgfffdegfffffw2:when i
efgfffeffffffwb:because the
efgfffeffffgfp:expir
efgfffeffhfffp:alrea
efgfffeffhfffx:ady
efgfffefgffffwb:when i
efgffffffffeflx:nti
efgffffffffefx:tto
efgffffffffffc:でき
efgffffffffffc:결제
efgffffffffffc:카드
efgfffffffffffw2:the migration
efgfffffffffffw:windows
efgfffffffffflx:nds
efgfffffffffft:fail>code>mark,
efgffffffffffw:consegui
efgffffffffffw:não
efgffffffffffw:von
efgffffffffffwb:and in
efgffffffffffwb:error #
efgffffffffffwb:von der
efgffffffffffx:uto
efgffffffffffx:way
efgfffffffffgx:ick
efgffffffffgfw:son
efgffffffgfeffw:l'
efgffffffgfefw:verified
efgffffffgfffp:couri
efgffffffgfffwb:the courier
efgfffffgfffflx:ong
efgffffgfffffwb:there was
efgffgeffffefp:integ
efgffgfffffffwb:key and
efgfgefffffffx:ner
efgfgfefhffefx:oke
efgfgffffffefp:backe
efgfgffffffefw:internal
efgfgffffffffwb:access denied
efgfgffffffffwb:most of
efgfgffffffffwb:was not
efgfgffffffffx:ift
efgfhdeeeffffwb:i got
efgfhfedeffffp:reach
efgfhffffffefw:backend
efggZfibcddfeb:mark,>plan
efggeeeeeffffw:because
efggeefgfefdgx:ely
efggefeffffgfw:session
efggefffeffffw:pas
efggfefggffffx:arm
efggfffffffefw:checks
efggffffffffflw:session
efggffffffffflx:ise
efggffffffffft:i>open>stop
efggfffffffffw:aan
efggfffffffffw:votre
efggfffffffffwb:and you
efggfffffffffx:ise
efggfffffffgfp:sessi
efghffffffffflx:sen
efhdeffffffffw:dat
efhdeffffffffwb:not one
efhdfffefhffft:say>aux>done
efhdfffffgfffw:claims
efhdgeeffffefx:ore
efhdgffffffffw:voor
efhdgffffffffwb:one of
efhdhdeffefefx:ugh
efheecheffffffw2:i could
efheeedhefffft:mark,>i>not
efheefffffffflx:den
efheefffffffft:aux>i>not
efheffdffffffw:cut
efheffeffffffw:red
efhefffffefefx:ook
efhefffffffefx:eue
efheffffggfffp:schri
efhehfeffefefx:ree
efhfdfefgffefb:only>trouble
efhfeefffffffw:pay
efhfeffffffeft:mark:>trouble>trouble
efhfefffffffflw:forbidden
efhfeffffffffp:adjun
efhfeffffffffp:forbi
efhffefffffeffw2:i tried
efhffefffffefx:ito
efhfffeffffefwb:i tried
efhfffeffffffwb:cut off
efhfffeffffffwb:was cut
efhfffegfffefff:fail>trouble
efhffffefffffwb:off before
efhffffffffeflw:ref
efhffffffffefw:find
efhffffffffefw:ref
efhffffffffefwb:blocked by
efhfffffffffffw:access
efhffffffffffp:apolo
efhffffffffffp:rejec
efhfffffffffft:fail>done>stop
efhfffffffffft:fail>mark,>speaker
efhffffffffffw:cherry
efhffffffffffwb:alarm for
efhffffffffffwb:i set
efhffffffffffwb:research assistant
efhffgfffffeft:ok>now>stop
efhfgfgffffdflx:ors
efiededgfffffb:not>say
efiedffefffffs:still..say
efiedgeefefgew:e
efieeeefffffft:i>fail>stop
efieeffffffffp:consu
efiefdfffffffwb:got through
efiefffffffefwb:queue consumer
efifefeffgeddw:the
efifeffffffeft:fail>trouble>stop
efiffffffffefp:insuf
efjbfffffefffb:of>say
efjdefdeeffffb:try>mark,
efjfefeffffefb:describe>fail
efkdbffeeffffneg:try
egceigeeeefdew:ok
egcfeffffifgfff:speaker>be
egcfigffeffffw:they
egdfgehefffefw:green
egdfhefeeffffw:late
egdgeffefgfffp:invoi
egdhedegefgefwb:to be
egdieceffffeft:mark,>plan>earlier
egeeedeffeidec:しい
egeeeefffffgft:mark,>now>only
egeeefefhfffft:aux>not>done
egeeeffehffffw:said
egeeehfffeefew:maar
egeeffgeegfeet:describe>be>aux
egeeffgeegffec:있습
egeeffgeegffec:있습니
egeegeeffffgfx:ası
egeehffeegfefw:hotel
egefeeegfgfeflw:gone
egefefeffffgfw:twenty
egefefegeffffwb:for ten
egefeffffffgflx:ces
egefeffffhfdflx:дит
egefeffffhfdfx:дит
egefefgffffeflw:minutes
egefffeggffffw:correct
egeffffffffegfx:les
egeffffffffffw:agora
egeffffffffgfw:replication
egefffffgffffwb:that was
egefffffhefdfp:repor
egeffffgfffgfw:linter
egefffgffffefx:ico
egeffgffffffflw:times
egeffgfffffffx:ora
egeffgfffffffx:ule
egefgfeefffegx:nda
egefgffffffffwb:one and
egefheeffffefw:bundle
egegeffeeeffft:not>done>say
egegefffffgffp:accou
egegfefhfffefp:insur
egegfffffegfffw:je
egegfffffffffce:まで
egegffffffffffw:zero
egegffffffffft:i>be>ok
egegfgeefffefp:tomor
egegfgeefffefw:tomorrow
egegfgfefffffw:numbers
egegfgfffffffp:numbe
egeidfefefeeffw:o
egfZXkXZZifcgf:you
egfdZedkdeedef:verify
egfdediefefeex:den
egfdgffegfffft:be>open>stop
egfefedhfffefs:ok..hedge
egfeffffffgfflx:ere
egfefffgfffffwb:i ran
egfefffgfffffwb:ran the
egfegffffffffp:therm
egfeheffeffefs:verify..ok
egffdfffgffffs:isaid..verify
egffeeeffgfeft:mark,>be>gone
egffefeggfgdfwb:the right
egffeffffffffs:if..gone
egffeffffffffwb:it with
egffeffffffffwb:ten minutes
egffefgffffeflx:ent
egfffedifefefs:hedge..trouble
egffffeffgfgfwb:in #
egffffefgffffp:looki
egffffefgffffw:looking
egffffegeffffwb:is confirmed
egffffffefffft:mark,>not>none
egffffffffffflw:order
egfffffffffffp:satur
egfffffffffffw:saturday
egfffffffffgfw:state
egfffffffffgfwb:in and
egfffffffgfffw:shut
egfffffgffffflx:med
egffffgffffffw:exit
egfffgeefffffb:describe>plan
egfffgfffffffwb:yes and
egfffgfffgfffwb:the release
egfffhfefffeex:ing
egffgeffffffflx:ppo
egffgefffffffx:ppo
egffgfdffffefw:bir
egffgffefffffw:twice
egffgffffffeft:trouble>mark,>trouble
egffgffffffffw:dos
egffgffffffffwb:of your
egffgffffffffx:ock
egffhfffffffffw:build
egfgdfeeeefgfw:nothing
egfgefefeffgfp:nothi
egfgfefffeffgx:gen
egfhffffffffffw:tax
eggddfeheeffex:ere
eggeefeffffffw:across
eggeffeffffefc:います
eggefffffffffx:irs
eggfefffffffflx:der
eggfefffffffft:ok>mark,>all
eggffefffffffp:reser
eggffefffffffwb:without a
eggffffffffeffw2:we are
eggffffffffefp:addre
eggffffffffefw:toda
eggffffffffefwb:we are
eggffffffffffc:サー
eggfffffffffflw:api
eggffffffffffw:kırmızı
eggffffffffffx:oss
egggccefbjcZbf:speaker
eghdedefeffefw:reservation
egheeffefgfffwb:the bank
egheeffffeffew:pickup
egheeffffffffx:kup
egheefgfeffefw:check
eghfcfegeffffs:fail..not
eghfeegfgfffflx:hed
eghfeffffffefx:ows
eghfffffeffeft:be>done>ok
eghheeeffefdefw:still
egiedffefdfcft:be>ok>stop
egjddedffdfdfw:non
ehahfdhdeffhdw:on
ehbedhiefffcfw:gün
ehcffffffefhfw:prints
ehcfgffffefeet:trouble>slash>trouble
ehcggeeffffefw:nog
ehdehfegeefeft:be>ok>mark,
ehdfdheffffeex:тер
ehdfffeffefgft:describe>trouble>stop
ehdfffegfefffp:confi
ehdfffffffffft:aux>fail>earlier
ehdgfefegdfhew:en
ehedffffegfffb:quotation>be
ehedffffegfffff:quotation>be
ehedgffeeffffs:done..still
ehedgfgffffffs:gone..not
eheedffhffffft:ask>not>stop
eheeeffffegfflw:there
eheeeffffffffw:invoices
eheeefffgffffs:quotation..not
eheeegfegffdfw:al
eheeehfefffffb:done>heading
eheefeehfdfeffw:he
eheefegefefefs:if..trouble
eheeffffffffffx:ere
eheefffgfeffflx:ess
eheefgfffeffflw:access
eheegfegeefffw:confirmed
eheegffffffffp:repli
eheegfgeeffefs:still..fail
eheeheeeffeefx:cie
eheehffeeefefb:of>you
eheehffefefdew:works
ehefddgdfffefs:trouble..would
ehefeedefffhew:çıkıyor
ehefeedefffhflw:çıkıyor
ehefeedefffhfp:çıkıy
ehefeefffffffb:ok>without
ehefefefgffffs:but..ok
ehefeffffefegw:good
ehefeffffffeft:mark,>all>of
ehefeffffffffs:without..ok
ehefeffffffffw:deadlock
ehefeffffffhfw:ma
eheffefffefgflx:nts
eheffeffgffefx:oto
eheffefgfffefx:oks
eheffffffffeft:none>trouble>stop
eheffffffffffb:not>code
ehefffffffffft:now>ok>ok
eheffffffffffw:desde
eheffffffffffw:show
eheffffffffgfx:ves
ehefffgffffeft:done>ok>stop
ehefgfeefffeflw:⟨id⟩
ehefheedfffefc:는데
ehegeeehfffefw:insurance
ehegeffefffffc:りませ
ehegegegfefdfw:con
eheggffffffeffx:int
eheghffffeffffw:⟨id⟩
eheheefffffdfx:вал
eheheefffffeew:payroll
ehehfefffffffp:payro
ehfdeffffffgft:ask>describe>aux
ehfdffffffffflw:verde
ehfdfffgfffffw:driver
ehfedfgffffefw:black
ehfeeegffffefw:free
ehfefffffffgfx:rde
ehfegffffffffp:waiti
ehffdeeffgfeft:be>gone>stop
ehffeeeffefefw:scan
ehffeeeffffgft:describe>of>stop
ehffefeefgfefx:ien
ehffefeffffffs:ok..gone
ehffeffegefdfwb:it 's
ehffeffffffeft:trouble>ok>stop
ehffeffffffefx:ivo
ehffefffffffflw:windows
ehffefffffffflx:ows
ehffefffgffffw:produção
ehfffeeefffefx:uje
ehfffefffffeflx:nce
ehffffeefgfffw:may
ehffffffffffffw:everyone
ehffffffffffft:without>none>trouble
ehfffffffffffw:everyone
ehffgfeefffefw:valid
ehfgeeeefffefc:서버
ehfgefdeffifeb:be>now
ehfgeffffffdep:prefe
ehfgfefdfffefs:if..hedge
ehgedffffefefw:registered
ehgeeeeefffgelx:yor
ehgeeffffefffp:regis
ehgefdeefffffs:plan..without
ehgeffeffgfdfb:ok>verify
ehgfeegefffefw:load
ehgfefeefffefs:plan..trouble
ehgfeffffffdfw:deploy
ehgffffffffcfw:required
ehgfffgffffdflw:back
ehggeeefeffefw:mi
ehhaeeegcfeceb:aux>fail
ehhceeidbfdXdb:be>mark,
ehheeeegeffeece:います
ehjccfdeeeeeel:still
eicefeeefefdfb:cell>good
eicffffffffeeff:dash>trouble
eideeegffffefwb:the books
eideffffffffft:mark,>aux>now
eidefgffedfeft:describe>aux>stop
eidfffffeffefp:resol
eidffgfffefeft:mark,>ask>stop
eidgeeeffffeep:класт
eiebcdcedhejdb:aux>now
eiedeehefefffb:code>be
eiedefffefffffw:there
eiedeffffifbfb:be>all
eieeefeffefgfff:code>be
eieeeffefefdfb:without>trouble
eieefefffffefb:you>plan
eieeffffgffdet:you>be>stop
eieegdfffffeep:passp
eieegffefefdffw:eslint
eieegffefefdfw:eslint
eiefeecgfffefs:would..but
eiefeeeffffdfc:서도
eiefeeeffffdfc:에서도
eieffedefffefw:iki
eieffffffdfeft:speaker>describe>aux
eieffffffffdft:be>mark,>now
eiegeeeffffdfc:대로
eifXfgddbgagcu:all
eifdfffffefffw:verde
eifeeegffffefp:witho
eifeifeeedebefw:all
eiffeecgfffefb:hedge>trouble
eiffeeegfgfdfc:에서
eiffeffffffdfc:正常
eiffeffffffdft:ok>mark,>num
eifffdddfffefs:but..plan
eifffeedffffft:but>plan>now
eifffffffffefw:agree
eifffffffffefwb:'s back
eigeZaiegbdadu2:not
eigefffffefees:trouble..without
eigegefffefdex:ets
eigfegfffefdfw:key
ejbdeedefffefb:not>fail
ejceeegffefdfw:books
ejdeifedeefafb:all>mark,
ejecdffefffefff:ok>be
ejeeedhbeffefw:tak
ejeefeffeefefb:still>fail
ejeegdeffffefb:be>without
ejfdZdchccehdu:paren
ejfeedgefffdfw:without
ejffefcdeffefw:jak
ekYdbeeeddedhlen:2
ekZbcekccbddcl:aux
ekbhddddebeidk:code
ekcefffffffdfff:none>trouble
ekebcfeehefdfb:ok>be
ekeeeffefefeeff:mark:>ok
ekefcdbdffedfb:but>earlier
ekfeecdcffeefb:but>plan
ekffcffefefcfff:ok>ok
ekffeffffffbfff:ok>all
ekhVjiYabYbZZl:mark,
elbbeeefeffefb:none>not
elcYefffhffffff:not>open
elcbgZZacfdffpol1:=
eldfeffffefafb:num>ok
emefYdWajcfbcu:earlier
emgeceeeedfYeb:ok>all
emiXdceehffefb:not>open
epbceZgbcceXdu:without
fXWdcedegifneb:be>trouble
fYbcigbkheebeb:mark,>only
fYjjbgedfdeecb:i>ok
fabegeieeeeiew:over
fadhdigefdfegw:la
fakbeeeeecedeb:done>fail
fbdccccbddbcnff:greet>mark,
fbfecchfgjfedw:that
fbfffffffefjffw:each
fbhfeifffffefw:compiler
fbifffffffffhx:ppy
fbjddffgeffefb:i>verify
fbkcibfbeadgdpoll:-
fbkibeaeZbchelen:7
fcafdkdfeffcenumbered
fccbhegieffffs:verify..done
fccfgehdhdegew:only
fcdedefejefefs:correct..ok
fcdekeeeeffefb:but>still
fcdfhfeffffhfw:z
fcedjdcfeefdfb:ok>fail
fceffffgfefifw:its
fceieeeffffefw:excel
fcfdggheeffefx:ler
fcfeffghfhfefp:versi
fcffefffffffiw:birthday
fcfffffffffifx:ает
fcffffgffefifw:gets
fcgcbfefiffhfs:trouble..not
fcgheedfeefeew:did
fcgicedeedfcfb:of>done
fchfgeegcffdfs:trouble..open
fcidgdeecefdepol:-+
fcifffffffffflx:ler
fcjeeffffefcfw:calendar
fcmdZcdaecdgdpols:-
fdanhaaccccXcu:open
fdbifdhedfedfs:if..done
fdcejffeecfdfff:done>say
fdcfifffeefefs:done..open
fdcjfbgcgdeddb:mark,>you
fddedefffkfdeb:cell>speaker
fddedefffkfdeff:cell>speaker
fddeieeeeefhew:four
fddgfghefffffw:second
fddjeefffeffgl:you
fdeceeejefffeff:but>mark,
fdediibefeeedfw:#
fdeeefeffefjfff:be>describe
fdeeejeffefeec:直播
fdeefegffffifwb:with a
fdeeffdffffhft:hedge>mark,>stop
fdeeffeffefifw:name
fdeegefffefeifw2:you are
fdeehehdfffffs:but..would
fdeehffefefffb:arrow>done
fdeehffefefffff:arrow>done
fdeeiefffefdelw:one
fdefdeeefegdjb:of>heading
fdefdffffifgfw:versions
fdefeeeccheheb:done>say
fdefeidefffefb:all>plan
fdefhffeffffft:ok>mark,>not
fdefieeggeeeew:told
fdefifefeffffb:yet>still
fdehcefefffffff:done>open
fdehdeehfffefc:いませ
fdehffefgffefwb:is still
fdeieeeffffefc:には
fdeieeehfefegw:question
fdeieefffffeflw:excel
fdfdfedjfffefb:hedge>open
fdfedffffeghfw:which
fdfeeeejfffefs:hedge..open
fdfehffeedfghx:day
fdffeeeffgfhfw:slot
fdffeehffffffce:지만
fdffefeffffhfw:keyed
fdffeffffffhft:describe>mark,>of
fdffeffffffhfw:same
fdffeffffffifw:working
fdffeffffifffw:npm
fdffeffhfffeflx:lim
fdffeffhfffefx:lar
fdffeffhfffefx:lim
fdffffffffffhfx:ppy
fdfffffffffhflw:copy
fdfffffffffhfwb:its own
fdffgffffffgft:ok>mark,>describe
fdffgffgfffffw:mobile
fdffhffeffffffw:login
fdffhffffffefp:insta
fdffhffffffefs:ok..rest
fdffhfgffffefw:installed
fdffiffffffffff:now>ok
fdfhfeeffffgffw:die
fdgbhdfbhcegeb:mark,>speaker
fdgdigfdegeddce:습니다
fdgeehffgffffb:earlier>all
fdgeffeefffgfx:ven
fdgeffgeefgefs:fail..verify
fdgehfffeffeft:be>fail>stop
fdgfhgeefdebew:out
fdggfdfgeefhfx:ion
fdgggfffeefdfx:ded
fdghegeffffefx:cel
fdgjdffffefefb:code>aux
fdheffgehefefw:build
fdhfffeeeefgelw:⟨code⟩
fdhffffefefgflx:de⟩
fdhgeffeeffffw:looked
fdhjebeefffefs:plan..open
fdicdggdefeefs:plan..done
fdieefeffgfefw:taken
fdieeffffffdfp:calen
fdieegfffffdfx:dar
fdiefddehgfffw:last
fdiefeefeefeew:reminder
fdiefffffffdflw:sync
fdiehddefdfdew:su
fdiffffffffefw:column
fdiffffffffffwb:build is
fdihfdccfeecepolc:-
fdjcceeeeefefb:fail>fail
fdjeeffffffdfwb:calendar is
fdjfcfeefefbfs:num..done
fdjgefefeefdfwb:the new
febegfeghhfefw:fixed
feccjeegeefefs:ok..not
fecheefefgfffw:invoice
feciefffffffflx:dim
feddedjcfffefb:hedge>not
feddedjcfffffff:hedge>not
feddeigefffffb:you>still
fedeedjdfffefs:should..fail
fedeeeiffffdfx:aki
fedeeffffffifw:opening
fedeehfffffeft:trouble>cell>cell
fedefeiefffffw:с
fedefffffffifw:utc
fedeghdgfffefb:be>if
fedehefffgfefw:checked
fedeiffffefeft:done>done>stop
fedeifhefefffw:client
fedfefkefffefff:if>be
fedffhfffffefx:fig
fedfhffffeffffw:client
fedfhffffffffb:but>speaker
fedgehfffffffx:вый
fedgfffefgfefwb:the invoice
fedhcffhfffffx:ego
fedhefegeffefs:not..but
fedhefffgffefwb:the lease
fedhfefffffffwb:я не
fedhffffgfffflx:nie
fedieefggffefw:я
fedieffffffffx:dim
fediefffgffeft:be>still>stop
fedifedeeffeft:if>aux>done
fedifefffffffp:экспе
fedjgcdefffefw:yet
feeecfdidgfffpol:~+
feeeedjdfffefb:should>fail
feeeedjdfffefff:should>fail
feeeeeeffffeic:なっ
feeeeeeffffeic:なって
feeeefdifffffs:hedge..fail
feeeefeggffgft:mark,>be>done
feeeeffffffhfp:openi
feeeeffffffhfwb:opening hours
feeeehffgffefx:ada
feeeejeefefcew:suite
feeefdefeeidfc:して
feeefedifffefw:likely
feeefefffefeiw:madam
feeefehefffgffw:this
feeefeieffeffff:would>be
feeeffeggffffw:yours
feeefffffffhflw:eleven
feeefffffffhfwb:at eleven
feeefgfffffhflx:ven
feeefggffffefs:plan..if
feeegeeefffeiwb:you are
feeegeehfefdfs:trouble..gone
feeegehffffffc:지만
feeegeidfffefp:bildi
feeegfgffffffwb:if the
feeegfgffgfffx:ory
feeehfffffffffw:done
feeehffffffffwb:do not
feeehfgefffffw:make
feeehfgffffffs:still..without
feeeieffeeffeff:i>mark,
feeeiegeeffefw:cpu
feefdeffeefiffw:de
feefeefffffggx:ome
feefeefffffhfw:uns
feefeeiefffefs:without..would
feefefeefffifx:rty
feefeffffffhffw:staging
feefeffffffhfp:uygul
feefeffffffhfw:ekran
feefeffffhffft:done>trouble>stop
feefefffggfffw:previous
feefefffhffefs:trouble..correct
feefegeffffhfp:conso
feefegfegffffw:turns
feefeieffffeft:fail>of>stop
feeffegffgfffx:ete
feeffehefffefb:would>should
feefffeefifefw:states
feefffegfgffew:subject
feefffehffffft:ok>mark,>but
feeffffdfhfgfw:words
feeffffffefgflx:est
feeffffffffhflw:utc
feeffffffgfefx:dme
feeffffffgfffwb:on your
feeffffffgfgfwb:slot is
feefffffhfffft:not>ok>stop
feefffgffffffw:start
feefffgffffgfw:wheel
feefffgffffhffx:out
feefffggfffffs:fail..would
feeffgfgfffffw:ask
feeffifffffdfc:おき
feeffifffffdfc:おきま
feeffifffffdfc:ておき
feefgfffffffffx:ent
feefgffffffffwb:make it
feefgffffffhffw2:the api
feefgffffgfeffw:from
feefgffffgffft:say>fail>stop
feefgfffgffffw:rent
feefhefefffegx:und
feefhfffffffft:mark,>trouble>fail
feefhfffffffft:ok>mark,>fail
feefhfffgfffft:mark,>only>be
feefhgefffffft:done>of>stop
feefiefffffdfw:tre
feegefehfffffb:open>paren
feegefehfffffb:paren>not
feegfedefffhfw:needs
feegfeeddhfgfs:done..say
feegfeegfffeglw:question
feegffffffffffw:nothing
feegffffffffflw:branch
feegffffffgffwb:is the
feegfffffhfefw:readme
feegffffgffffs:verify..but
feegfgfefffffp:chang
feegfgffffffflx:nch
feeggffefffffw:done
feeggfffffffft:not>all>stop
feehdffefgfgfw:sent
feeheffeffffft:be>not>done
feehefffffffft:yet>but>stop
feehfefffffffw:stayed
feehffefgffefx:ase
feehfffffffefwb:you an
feehfffffffffp:alter
feehgfffffffft:still>not>all
feejdffefffffb:open>done
fefbkfdeeffffs:fail..open
fefdfhffhffffb:mark:>heading
fefecffjefffft:mark,>but>not
fefedeefhffffw:went
fefedeiffffffb:of>should
fefeefeggffefu2:but
fefeefejfffffff:hedge>now
fefeefghfffffc:えた
fefeegfffefifw:eleven
fefeeheefffffw:step
fefeeieffffdfc:きま
fefefeeifffefwb:by now
fefefeghfefefp:proba
fefeffeffffhft:describe>not>none
fefefffffffhft:not>none>if
fefefffffhfffw:du
fefeffgeffffft:fail>verify>stop
fefeffggfffffs:should..ok
fefeffhffffffc:계약
fefefjeffffefb:heading>ok
fefegfffeffeft:done>num>mark,
fefegfgffffffw:traffic
feffdffffffghw:der
feffeeefggfdhw:message
feffeeefhfgefc:还是
feffeefffffhfw:cada
feffeeffhffffw:figure
feffeffffefhft:of>all>stop
feffeffffffgffw2:so the
feffeffffffgfx:try
feffeffffffhffw2:the contract
feffeffffffhfp:worki
feffeffffffhft:mark,>ask>be
feffeffffffhfw:why
feffeffffffhfwb:keyed by
feffefffffggfx:ich
feffeffgfffffwb:the leak
fefffeehfffffw:looks
fefffefiffffft:i>hedge>stop
fefffefiffffft:mark,>i>hedge
fefffeheffgffs:if..should
feffffehffffft:hedge>now>mark,
feffffffffffhfx:nda
fefffffffffgfwb:which is
fefffffffffgfx:kes
fefffffffffgfx:tet
fefffffffffhfw:json
fefffffffffhfwb:the same
fefffffffffift:be>describe>stop
feffffffffgfffw:which
feffffffffgffwb:thursday at
fefffffffgffflx:ete
fefffffffgffflx:fen
fefffffffgffft:aux>ok>stop
fefffffffgfffwb:tests pass
fefffffffgfffwb:the tests
fefffffffgfffwb:told me
fefffffffgfffwb:you told
fefffffffgfffx:fen
fefffffffhfeft:be>quotation>stop
fefffffffhfffc:라고
fefffffffhffft:quotation>say>stop
feffffffgfffffw2:turns out
feffffffgfffffw:turns
fefffffgfffffs:ok..would
fefffffgffffft:all>ok>mark,
fefffffgffffft:speaker>mark,>but
fefffffgfffffw:understood
fefffffgfffffx:ood
fefffffgfgffflw:complete
fefffffgfgfffw:complete
fefffffgfgfffwb:the slot
fefffffhfffffw:diría
feffffgffffffc:しま
feffffgffffffp:certi
feffffgfffffft:mark,>ok>ok
feffffgfffffft:would>describe>stop
feffffgffffffwb:ci is
feffffgffffffwb:in case
feffffgffffffwb:the old
feffffgffffgfwb:⟨code⟩ and
feffffheffffft:if>be>ok
feffffhfffffffw2:in case
feffffhffffffw:case
feffffiefffffb:should>ok
fefffgfffffffw:nu
fefffgffffgffw:eerst
fefffheffffffs:offer..ok
fefffheffffffw:participants
feffgeffgffffx:nue
feffgfeffffgfp:dossi
feffgfeffffgfw:dossier
feffgffffffeft:trouble>be>gone
feffgfffffffffx:gin
feffgfffffffffx:red
feffgfffffffflw:traffic
feffgffffffffp:ricer
feffgfffffffft:now>ok>mark,
feffgfffffffft:ok>mark;>rest
feffgfffffffft:yet>still>not
feffgffffffffw:reach
feffgffffffffwb:are still
feffgffffffffwb:the page
feffgffffffffx:ads
feffgffffffffx:nua
feffgffffffffx:rca
feffgffffffffx:tro
feffgffffffffx:zzo
feffgffffffgflx:are
feffgffffffgfx:lds
feffgffffgfffx:ils
feffgffgfffdflw:version
feffgffgffffflw:mobile
feffgffgfffffwb:on mobile
feffgfgffffffp:traff
feffgfgffffffw:fires
feffgfgffffffwb:old version
feffggeffffefp:rispo
feffheeeeefdfb:some>of
feffhefffffefp:plani
feffhffeeffffce:けど
feffhffeeffffce:すけど
feffhffffffeft:done>mark,>be
feffhffffffeft:ok>mark,>rest
feffhffffffefwb:# of
feffhffffffffb:ok>mark;
feffhfffffffffw2:the page
feffhffffffffw:continua
feffhffffffffw:images
fefgeefheffffc:では
fefgefeggefefs:not..trouble
fefgfeeefgfgfx:ten
fefgfefhfffffw:queda
fefgfffffffffw:confirm
fefgffffffgfft:of>heading>be
fefgffffffgffwb:files is
fefhefeffffeflx:red
fefhefffffffflx:cel
fefhefffffffft:speaker>open>still
fefheffffffffw:complaint
fefhfefffffefwb:an answer
fefhfffeeffffc:への
fefhfffefffffc:確認
fefhffffeffffc:行っ
fefhffffeffffc:行って
fefhfffffffefb:aux>yet
fefhfffffffffw:den
fegedfeggffffs:correct..verify
fegedggeeffefw:friday
fegeefeffffffx:fer
fegeffeffgfffx:ier
fegefffffffffp:invit
fegefffgfffffwb:can not
fegeffgffffffc:되지
fegeffgffffffc:되지않
fegeffgffffffc:지않
fegehgfeegfeec:습니
fegehgfeegfeec:습니다
fegfeeegfffffs:plan..would
fegfeefffffeflx:ded
fegfefeffefhfp:reque
fegfeffffffgffw2:the email
fegfeffffffgfwb:the contract
fegfeffffffgfx:ker
fegfeffffffgfx:tei
fegfefgffffeft:not>none>mark,
fegffegffffffw:health
fegfffeffffffwb:all three
fegfffeffffffx:ody
fegffffffffefw:against
fegfffffffffflw:red
fegfffffffffflw:verified
fegffffffffffp:again
fegffffffffffp:anyth
fegffffffffffp:succe
fegfffffffffft:aux>fail>mark,
fegfffffffffft:bad>code>dash
fegfffffffffft:code>dash>trouble
fegfffffffffft:dash>trouble>mark,
fegfffffffffft:mark,>but>fail
fegfffffffffft:not>verify>stop
fegffffffffffw:dead
fegffffffffffw:entire
fegffffffffffwb:against the
fegffffffffffwb:could be
fegffffffffffwb:is red
fegffffffffgfwb:the default
fegffffffffgfwb:the fonts
fegfffffffhfefw:does
fegfffgffffffw:night
fegffgfeffgffw:dump
fegfgffffffeft:done>ok>mark,
fegfgffffffffwb:n' a
fegfgffffffffwb:pu être
feggfdehfffeglx:ion
feggffgeefeefw:merge
fegggeeeefgfew:window
fegiYgeeddeYgext:unspecified
fegjfdbcdeeefff:i>aux
fehdeffehfffep:takıl
fehdfgeefffefwb:let me
feheddgeffffew:attached
feheefeffffgex:vas
fehehdefdffffw:got
fehfdfffffffft:all>trouble>of
fehfeedhfffffb:plan>would
fehfeegffffefb:would>trouble
fehfefeffffffp:termi
fehfefffffffft:fail>mark,>fail
fehfeffffffffw:address
fehfeffffffffw:subagent
fehfffefffffft:mark,>all>stop
fehfffffefffft:earlier>done>stop
fehffffffefffwb:out on
fehffffffffefx:umn
fehfffffffffft:but>fail>stop
fehffffffffffw:moment
fehffffffffffwb:i looked
fehfffffgffefx:ild
fehffgfffffffw:anything
fehgeefffffffs:without..done
fehgfdfffefdewb:that one
feidefeffffffc:下来
feiedeedegfefb:stop>stop
feieeefffffdfx:gle
feieeffffefefw:portal
feifcffffffffb:mark;>trouble
feifcgdeeefdew:ik
feifdfffeffffff:i>trouble
feifeffffffefw:e2e
fejcfceffffefb:not>plan
fejdeeefefffft:not>mark,>not
fekedfeffefffff:speaker>fail
ffaecdeeehekew:в
ffbchdecgcefepols:+=
ffbfefjffffdfw:iade
ffcffjefffffffw:let
ffclcdbbdccdcpol1:o
ffcldabccccacpol:o
ffcmdabbdccacpols:o
ffdefffffgfgfwb:is at
ffdegegeffgffw:failing
ffdehgffeffffw:receipts
ffdfefegeffffff:should>be
ffdfffffgffhfw:solo
ffdffhffffffflx:rst
ffdffhfffffffwb:let 's
ffdffhfffffffwb:the compiler
ffdffieffffgfx:rst
ffdffiffffffflw:first
ffdfgegeffgffp:faili
ffdfgffefefgfx:res
ffdfgffgfefefw:que
ffdfheheeffffw:drop
ffdfhfeeefffffw2:i got
ffdfhgfffffffwb:lights off
ffdfifffffffft:but>be>fail
ffdgdieeeegeew:je
ffdghffffffffwb:the one
ffdhfgfffffffw:restart
ffdibddgeecdeu2:open
ffedefjdfffffb:if>still
ffedefjdfffffff:if>still
ffeeeehgfffffs:should..done
ffeeefhefffefff:if>describe
ffeeefhffffffw:ought
ffeeeggefffffw:bill
ffeeehgefffeft:mark,>i>describe
ffeefdhffffffw:class
ffeefdhffffffw:knew
ffeefefehfffffw2:i must
ffeefefehfgffw:must
ffeefeffffffhp:condo
ffeefeffffjfeb:i>mark?
ffeefeffgffehlw:message
ffeefefhfefffs:hedge..if
ffeefehefffffs:would..still
ffeefehefffgfx:len
ffeefehgeffffwb:if i
ffeeffdiffffffw:to
ffeeffdifffffw:knowledge
ffeeffehfffffb:hedge>all
ffeeffehfffffff:hedge>all
ffeeffehfffffp:knowl
ffeeffehfffffwb:my knowledge
ffeefffefgfffx:dor
ffeeffffgffeglx:age
ffeeffhffffffs:would..open
ffeefgeffffffs:plan..but
ffeefheefffgfw:für
ffeefheffffffs:offer..still
ffeefheffffffw:entwurf
ffeefhfffffefp:geçiy
ffeefieffffffb:plan>i
ffeefieffffffff:plan>i
ffeefifffffffwb:going to
ffeegfeffffffx:pts
ffeegfffffffew:wednesday
ffeegffffffffw:yok
ffeegfffgfffflw:нет
ffeegffgffgffw:commits
ffeehffefffffp:endpo
ffeehffffffffx:urn
ffeehfffgffffw:нет
ffeeifddeffffb:not>would
ffefdffeehfefw:longer
ffefefeffffhfw:monday
ffefefehfffffb:if>fail
ffefefehfffffs:if..but
ffefeffffhfefwb:no longer
ffefefffhffffs:trouble..isaid
ffefefgffffffw:assertion
ffefegeffffhfw:un
ffefegegfffffs:ok..offer
ffefeheffffffs:offer..open
ffeffefgffgffp:heati
ffeffehefffffff:if>ok
ffeffeheffffffw2:this should
ffeffehfffffffw2:with a
ffeffehfffffgfw:with
ffeffeiffffffs:should..verify
ffefffeefgfffx:rds
ffefffeegffffs:should..say
ffefffegfgfffp:subje
ffefffehfffefw:system
ffeffffefhfefwb:states that
ffefffffffefht:mark,>all>ok
ffefffffffffft:done>cell>trouble
ffeffffffffffx:ead
ffeffffffffgflx:ult
ffeffffffffgfw:vat
ffeffffffffhfp:colum
ffeffffffffhfp:stand
ffeffffffffhfwb:h #
ffeffffffffhfwb:the job
ffeffffffgfffp:ammin
ffeffffffgfffw:amministratore
ffeffffffhffft:say>quotation>stop
ffefffffgfffffw2:sorry i
ffefffffgfffflw:pass
ffefffffgfffft:aux>not>ok
ffefffffgffffw:antes
ffefffffgffffwb:i said
ffefffffgffffwb:sorry i
ffefffffgffgfwb:is called
ffefffffhfffft:mark,>mark,>not
ffefffffhfffft:sorry>mark,>isaid
ffeffffgfffffwb:version is
ffeffffgfgfffx:put
ffeffffgggfffw:output
ffeffffhfffefx:tly
ffeffffhfffffs:but..hedge
ffeffffhfffffw:presumably
ffeffffhfffffwb:most likely
ffefffgfffffflw:start
ffefffgfffffflx:art
ffefffgffffffwb:# percent
ffefffgffffffx:lly
ffefffgfffgffwb:failing test
ffefffhfffffffw2:unless the
ffefffhfffffffw:unless
ffefffhffffffw:unless
ffefffhffffffwb:ought to
ffefffhffffffwb:unless the
ffeffgeffffffw:moi
ffeffgfefffgfp:limit
ffeffgfffefehw:summary
ffeffgffffffgp:summa
ffeffggffffffw:train
ffeffheeffffffw2:i can
ffeffheffffeflw:up
ffeffheffffffs:offer..fail
ffeffheffffffw:noch
ffeffhfeffffft:i>be>plan
ffeffhfffffffp:extra
ffeffhfffffffw:look
ffeffhfffffffwb:am going
ffeffidffffffb:ask>you
ffeffieeffffft:mark,>offer>stop
ffefgfdhfffffpolc:-~
ffefgfdhffffft:if>aux>fail
ffefgfegfffffw:though
ffefgffefgfffp:execu
ffefgfffefffft:i>done>of
ffefgffffffefw:warnings
ffefgfffffffffw:ho
ffefgfffffffffx:ned
ffefgfffffffft:if>mark,>be
ffefgfffffffft:mark,>but>speaker
ffefgfffffffft:of>trouble>done
ffefgfffffffft:verify>mark,>but
ffefgffffffffw:undeliverable
ffefgffffffffwb:checked in
ffefgffffffffwb:export is
ffefgffffffffwb:half of
ffefgffffffffwb:in but
ffefgffffffffwb:the export
ffefgffffffffwb:write access
ffefgffffgfffw:writes
ffefgffgfffffw:passing
ffefggeffffffwb:the first
ffefgggffffeffw:on
ffefhffefffffc:학원
ffefhffefffffpolc:-=
ffefhffefffffw:login
ffefhffefffffwb:is up
ffefhffeffffgw:za
ffefhfffeffffwb:got the
ffefhfffeffffwb:to drop
ffefhffffffffwb:turned down
ffegfeegfffffs:hedge..still
ffegfefhffgffw:heating
ffegfegeffgffw:delete
ffegffegeffffw:appointment
ffegffffffffflx:ant
ffegffffffffflx:ged
ffegfffffffffp:creat
ffegfffffffffp:offsi
ffegffffffffft:be>mark,>but
ffegfffffffffw:reserved
ffegfffffffffw:thing
ffegfffffffffwb:daemon is
ffegfffffffffwb:i would
ffegfffffffffwb:list is
ffegfffffffffwb:me not
ffegfffffffffwb:not to
ffegfffffffffwb:tests for
ffegfffffffffwb:the production
ffegfffffffffx:mon
ffegfffffffffx:nar
ffegffffffgffwb:the heating
ffegfffffgfffwb:signed off
ffegfffffgfffwb:the letter
ffegfffgeffffs:not..hedge
ffegfffgffffft:aux>not>all
ffegffgefffffw:asked
ffegffgefffffwb:you asked
ffegfgedddahbend.
ffegfgedddahbl:stop
ffegfgeefffefx:til
ffegfgeffffffw:environment
ffegfgfffffffp:envir
ffegfgfffffffwb:restart the
ffegfggefffffw:say
ffegfggffffffx:art
ffegfhedddahbu:stop
ffegfheffffffw:vous
ffeggffffffefp:warni
ffeggfffffffffw:le
ffeggffffffffwb:one on
ffehdeegfedefs:open..open
ffeheeeffffefw:rekening
ffehefffeffffb:i>ask
ffehefffffffflw:yet
ffeheffffffffwb:not switch
ffehefgfffffft:open>still>stop
ffehfeffffffffw2:i deliberately
ffehfefffffffwb:i deliberately
ffehfffffffffw:daemon
ffehfffffffffw:saved
ffehfffffffffwb:not made
ffekdffedffffb:only>mark,
fffcahjbciddbb:trouble>stop
fffdggfffffefx:end
fffedffifffffpolc:o~
fffeefeieffffs:hedge..verify
fffeefffhffffb:isaid>verify
fffeefffhffffs:not..isaid
fffeeffgfffffc:めて
fffeefgefffffw:rolled
fffefedffffhfwb:you in
fffefeeffffhfx:ney
fffefefegfgffwb:i must
fffefeffffhfew:or
fffefehefffffx:san
fffefehffffffp:dovre
fffeffdfffiffb:now>still
fffeffeeffiffb:should>mark?
fffefffffejeeff:ask>mark?
fffeffffffhfeb:of>mark?
fffefffffgfffw:then
fffeffffgfffffx:tch
fffeffffgfffflx:ato
fffeffffgffffp:sitti
fffeffffgfffft:mark,>isaid>mark:
fffeffffgfffft:not>aux>not
fffeffffgffffw:avevo
fffeffffgffffwb:sitting in
fffeffffgffffx:evo
fffefffgfffffb:should>hedge
fffefffgfffffff:should>hedge
fffefffgffffft:now>mark,>not
fffefffgfffffwb:there are
fffefffgfffgfw:formatter
fffefffheffffb:not>hedge
fffefffhfffefp:arriv
fffefffhfffffb:greet>i
fffeffgffffffs:open..without
fffeffhefffffx:lir
fffefgegfffffw:place
fffefgffgffffp:scrat
fffefgfgfffffw:rebase
fffefheffffffw:send
fffefhffffffft:plan>you>stop
fffefiefffffffw:tomorrow
fffegfefffffft:not>without>stop
fffegffffffegc:은아
fffegffffffffp:opsta
fffegffffffffwb:bij het
fffegffffffffwb:het opstarten
fffegffffffffx:ого
fffegffffffgfx:ges
fffegffffgfffx:jft
fffehfeeefffft:mark,>offer>not
fffehfffffffffx:ory
fffehffffffffw:ses
ffffacddfeeidw:на
ffffdffhffffflx:łem
ffffdffifffffx:aru
ffffdgecedegelen:99
ffffeeefgffehp:messa
ffffeehffffffw:cdn
ffffefefgffffx:ure
ffffeffegfffft:be>still>mark,
ffffeffegfffft:still>mark,>i
ffffeffffffffc:月分
ffffeffffffffp:racco
ffffeffffffffx:rno
ffffeffffffgfp:repar
ffffeffffffgfwb:code for
ffffeffffffgfwb:two versions
ffffeffffffhfw:short
ffffeffffgfefx:ger
ffffeffffgfffp:appli
ffffeffffgfffw:compile
ffffeffffgfffw:moved
ffffeffffhfffs:done..quotation
ffffefffgffffb:not>only
ffffefffgfffflw:staging
ffffefffgffffp:migra
ffffefffgffffs:done..isaid
ffffefffhffffb:isaid>you
ffffefffhffffb:trouble>isaid
ffffeffgfffffb:i>only
ffffeffgfffffb:only>aux
ffffeffgfffffp:submi
ffffeffgfffffs:gone..but
ffffeffgffffft:done>but>not
ffffeffgfffffw:ce
ffffeffggffffpolc:=~
ffffeffggffffs:but..but
ffffeffhfffffw:submitted
ffffefgegffffs:but..if
ffffefgfffffflw:vez
ffffefgffffffp:perce
ffffefgffffffp:troub
ffffefgfffffft:done>done>mark,
ffffefgfffffft:done>mark,>stop
ffffefgffffffw:trouble
ffffefgffffffwb:rolled back
ffffefgffffffx:ait
ffffefhffffffs:should..still
ffffefhffffffw:habría
ffffegffffffffw:si
ffffegfffffffwb:into a
ffffeheefffefw:due
fffffdffffiffb:ask>plan
fffffdffffiffff:ask>plan
fffffeeefffhfwb:both keys
fffffeeeffhffb:ask>offer
fffffeeeffhffff:ask>offer
fffffeeffffffx:dow
fffffeeffffhft:num>describe>stop
fffffeeifffffw:guess
fffffefeffhffb:still>mark?
fffffeffffffhlx:cia
fffffeffffffhx:ias
fffffefgffffft:hedge>ok>stop
fffffegffffffs:would..should
fffffegffffffwb:a new
fffffegffffffx:ass
fffffehffffffb:only>verify
fffffehfffffft:if>be>done
fffffehfffffft:if>mark,>plan
fffffehfffffft:ok>if>be
fffffehffffffw:disappear
fffffehffffffwb:as soon
fffffehffffffwb:it will
fffffehffffffwb:soon as
fffffehffffffwb:this should
fffffehffffffwb:would drop
fffffeiefffffb:speaker>would
ffffffeefffhfwb:an hour
ffffffeefhfffs:say..hedge
ffffffeffffgfwb:à #
ffffffeffffgfx:ais
ffffffeffffgfx:eds
ffffffeffffhft:describe>num>describe
ffffffefgfffffx:ore
ffffffefgffffp:warra
ffffffefgfffft:mark,>aux>not
ffffffefgffffw:warranty
ffffffefgffffwb:the warranty
ffffffegeffffp:appoi
ffffffegfffffs:would..hedge
ffffffegffffft:correct>mark,>be
ffffffegfffffw:crash
ffffffehfffffff:hedge>gone
ffffffehffffffw:looks
ffffffehffffft:hedge>be>ok
ffffffehffffft:trouble>be>done
ffffffehfffffwb:system is
fffffffefgfffx:dly
fffffffefhfffw:these
fffffffegffffwb:the branch
ffffffffeffffw:conflict
fffffffffffegfx:rry
ffffffffffffgfw:good
ffffffffffffgfx:eat
ffffffffffffgw:pour
ffffffffffffgx:eat
ffffffffffffgx:ogo
ffffffffffffgx:ung
fffffffffffgffw2:⟨code⟩ is
fffffffffffgflw:long
fffffffffffgflx:ort
fffffffffffgflx:sts
fffffffffffgfp:postg
fffffffffffgft:describe>trouble>describe
fffffffffffgft:of>mark,>ask
fffffffffffgfw:consultas
fffffffffffgfw:postgres
fffffffffffgfw:registros
fffffffffffgfw:sale
fffffffffffgfwb:# lines
fffffffffffgfwb:a redirect
fffffffffffgfwb:branch is
fffffffffffgfwb:in one
fffffffffffgfwb:la table
fffffffffffgfwb:paid in
fffffffffffgfx:ark
fffffffffffgfx:eel
fffffffffffgfx:elo
fffffffffffgfx:hon
fffffffffffgfx:jas
fffffffffffgfx:mps
fffffffffffgfx:nza
fffffffffffgfx:ran
fffffffffffgfx:sor
fffffffffffgfx:tas
fffffffffffgfx:ths
fffffffffffgfx:uso
ffffffffffgffc:さん
ffffffffffgffc:까요
ffffffffffgffce:까요
ffffffffffgfffw:do
ffffffffffgfffx:ich
ffffffffffgfflx:ner
ffffffffffgffp:müşte
ffffffffffgffp:squas
ffffffffffgfft:ask>ask>i
ffffffffffgfft:ask>i>mark?
ffffffffffgfft:earlier>of>mark?
ffffffffffgfft:heading>be>ok
ffffffffffgfft:i>earlier>of
ffffffffffgffw:aisle
ffffffffffgffw:data
ffffffffffgffw:gleich
ffffffffffgffw:touches
ffffffffffgffwb:config files
ffffffffffgffwb:to see
ffffffffffgffwb:want the
ffffffffffgffwb:you want
ffffffffffhffb:ask>ask
fffffffffgfefw:app
fffffffffgfefwb:that it
fffffffffgfefx:оде
fffffffffgffffw2:the app
fffffffffgffffw:volgens
fffffffffgffffx:ens
fffffffffgffffx:ven
fffffffffgffflw:mac
fffffffffgfffp:volge
fffffffffgffft:done>aux>fail
fffffffffgffft:mark:>quotation>stop
fffffffffgffft:now>aux>done
fffffffffgffft:say>be>quotation
fffffffffgffft:say>mark,>quotation
fffffffffgffft:speaker>quotation>say
fffffffffgffft:speaker>say>quotation
fffffffffgfffw:im
fffffffffgfffw:log
fffffffffgfffw:migrated
fffffffffgfffw:mrs
fffffffffgfffw:müşteri
fffffffffgfffw:noted
fffffffffgfffw:volgens
fffffffffgfffw:ze
fffffffffgfffwb:already been
fffffffffgfffwb:and then
fffffffffgfffwb:finished and
fffffffffgfffwb:noted in
fffffffffgfffwb:the app
fffffffffgfffwb:the application
fffffffffgfffwb:the previous
fffffffffgfffwb:we have
fffffffffgfffx:ang
fffffffffgfffx:fte
fffffffffhfefff:say>quotation
fffffffffhfefx:hip
fffffffffhfffw:mac
ffffffffgffeflx:ist
ffffffffgffefw:earlier
ffffffffgffefw:problem
ffffffffgffefwb:# a
ffffffffgfffffx:rns
ffffffffgfffflw:gelaufen
ffffffffgfffflw:right
ffffffffgfffflx:ply
ffffffffgfffflx:rse
ffffffffgffffp:aspet
ffffffffgffffp:earli
ffffffffgffffp:gelau
ffffffffgffffs:correct..correct
ffffffffgfffft:code>describe>mark,
ffffffffgfffft:not>trouble>isaid
ffffffffgffffu2:correct
ffffffffgffffw:gar
ffffffffgffffw:gelaufen
ffffffffgffffw:lint
ffffffffgffffw:pro
ffffffffgffffwb:gar nicht
ffffffffgffffwb:i told
ffffffffgffffwb:nicht gelaufen
ffffffffgffffwb:not the
ffffffffgffffwb:on but
ffffffffgffffwb:token has
ffffffffgffffwb:told you
ffffffffgffffwb:turns out
ffffffffgffffx:gue
ffffffffgffffx:ous
ffffffffgffffx:rse
ffffffffgffffx:sał
ffffffffgffgfwb:email is
fffffffgefffffw2:if i
fffffffgfffefp:belie
fffffffgfffefw:believe
fffffffgfffefw:duplicates
fffffffgfffefw:filed
fffffffgfffefwb:i believe
fffffffgfffefx:eve
fffffffgfffffb:but>hedge
fffffffgfffffb:but>open
fffffffgfffffc:てる
fffffffgfffffc:では見
fffffffgfffffc:は見
fffffffgfffffc:으로
fffffffgffffffw2:i suppose
fffffffgffffffw2:i think
fffffffgffffffw:deposit
fffffffgffffffx:nce
fffffffgffffffx:oks
fffffffgffffffx:sit
fffffffgffffflw:place
fffffffgffffflx:ace
fffffffgffffflx:urs
fffffffgfffffp:appea
fffffffgfffffp:mista
fffffffgfffffp:presu
fffffffgfffffp:resto
fffffffgfffffp:under
fffffffgfffffs:gone..verify
fffffffgfffffs:should..but
fffffffgfffffs:should..hedge
fffffffgffffft:all>done>aux
fffffffgffffft:but>i>aux
fffffffgffffft:but>not>aux
fffffffgffffft:done>aux>done
fffffffgffffft:gone>mark,>but
fffffffgffffft:hedge>be>aux
fffffffgffffft:hedge>describe>not
fffffffgffffft:hedge>done>mark,
fffffffgffffft:hedge>gone>mark,
fffffffgffffft:hedge>mark,>but
fffffffgffffft:hedge>ok>mark,
fffffffgffffft:mark,>but>aux
fffffffgffffft:mark,>hedge>describe
fffffffgffffft:mark,>not>aux
fffffffgffffft:mark,>open>yet
fffffffgffffft:not>but>stop
fffffffgffffft:only>aux>verify
fffffffgffffft:open>paren>not
fffffffgfffffw:aber
fffffffgfffffw:appears
fffffffgfffffw:chyba
fffffffgfffffw:everybody
fffffffgfffffw:formatting
fffffffgfffffw:però
fffffffgfffffw:restore
fffffffgfffffw:suppose
fffffffgfffffw:think
fffffffgfffffw:trust
fffffffgfffffwb:am not
fffffffgfffffwb:appears to
fffffffgfffffwb:as far
fffffffgfffffwb:as i
fffffffgfffffwb:diría que
fffffffgfffffwb:far as
fffffffgfffffwb:have no
fffffffgfffffwb:i suppose
fffffffgfffffwb:i think
fffffffgfffffwb:i trust
fffffffgfffffwb:i understood
fffffffgfffffwb:in place
fffffffgfffffwb:it out
fffffffgfffffwb:looks like
fffffffgfffffwb:però non
fffffffgfffffwb:seems to
fffffffgfffffwb:still in
fffffffgfffffwb:table is
fffffffgfffffwb:the crash
fffffffgfffffwb:the cron
fffffffgfffffwb:the restore
fffffffgfffffwb:think the
fffffffgfffffwb:though i
fffffffgfffffwb:to have
fffffffgfffffwb:went through
fffffffgfffffx:ake
fffffffgfffffx:dge
fffffffgfffffx:nth
fffffffgfffffx:ust
fffffffgffgffwb:that i
fffffffhfffefw:final
fffffffhfffffb:hedge>speaker
fffffffhfffffff:hedge>speaker
fffffffhfffffwb:sure i
ffffffgefffffs:verify..would
ffffffgefffffwb:say yes
ffffffgffffefw:turning
ffffffgffffffc:こと
ffffffgffffffc:します
ffffffgffffffce:します
ffffffgfffffffw2:if the
ffffffgfffffffw2:if you
ffffffgfffffffw:assuming
ffffffgfffffffw:ça
ffffffgfffffffx:ess
ffffffgfffffffx:ndo
ffffffgfffffflw:disappear
ffffffgfffffflw:percent
ffffffgfffffflx:ear
ffffffgfffffflx:een
ffffffgffffffp:asser
ffffffgffffffp:assum
ffffffgffffffp:disap
ffffffgffffffp:histo
ffffffgffffffp:turni
ffffffgffffffs:if..without
ffffffgffffffs:plan..should
ffffffgffffffs:still..hedge
ffffffgffffffs:still..would
ffffffgffffffs:would..not
ffffffgffffffs:would..would
ffffffgfffffft:aux>mark,>stop
ffffffgfffffft:be>mark,>ok
ffffffgfffffft:fail>mark,>would
ffffffgfffffft:if>not>mark,
ffffffgfffffft:if>not>none
ffffffgfffffft:if>of>not
ffffffgfffffft:if>ok>mark,
ffffffgfffffft:if>you>plan
ffffffgfffffft:mark,>would>be
ffffffgfffffft:ok>ok>still
ffffffgfffffft:would>be>only
ffffffgfffffft:would>be>stop
ffffffgffffffw:assuming
ffffffgffffffw:automatically
ffffffgffffffw:deux
ffffffgffffffw:either
ffffffgffffffw:fail
ffffffgffffffw:iphone
ffffffgffffffw:läuft
ffffffgffffffw:money
ffffffgffffffw:provided
ffffffgffffffw:sans
ffffffgffffffw:ça
ffffffgffffffwb:back we
ffffffgffffffwb:be on
ffffffgffffffwb:be the
ffffffgffffffwb:case of
ffffffgffffffwb:could do
ffffffgffffffwb:get a
ffffffgffffffwb:is broken
ffffffgffffffwb:lock would
ffffffgffffffwb:not start
ffffffgffffffwb:that a
ffffffgffffffwb:the lock
ffffffgffffffwb:to get
ffffffgffffffwb:would have
ffffffgffffffwb:you to
ffffffgffffffwb:you will
ffffffgffffffx:and
ffffffgffffffx:bbe
ffffffgffffffx:ict
ffffffgffffffx:low
ffffffgffffffx:lth
ffffffgffffffx:min
ffffffgffffffx:ont
ffffffgffffffx:uft
ffffffgffffffx:wał
ffffffgffffffx:ête
ffffffgfffgfffx:uld
ffffffgffgfffp:weath
ffffffgffgfffwb:the weather
ffffffgfgffffwb:⟨code⟩ is
ffffffggfffffwb:the phone
ffffffggfffffx:ear
ffffffggfffffx:ría
ffffffhdfffffx:ało
ffffffhdfffffx:zym
ffffffhefffffwb:if you
ffffffhefffffwb:would be
ffffffhffffeft:would>of>trouble
ffffffhffffffb:of>not
ffffffhfffffffw:should
ffffffhffffffwb:you 'd
fffffgeeffffglw:week
fffffgefgffefx:tch
fffffgegfffffwb:the table
fffffgfefffffc:ご連
fffffgfefffffc:ご連絡
fffffgfefffffc:改め
fffffgfefffffc:改めて
fffffgfefffffc:連絡
fffffgffeffffc:いたし
fffffgffeffffc:たし
fffffgffeffffc:たしま
fffffgfffffffc:合わ
fffffgfffffffc:겠습
fffffgfffffffc:겠습니
fffffgffffffffw2:let me
fffffgffffffffw2:the docs
fffffgffffffffx:ora
fffffgffffffffx:row
fffffgffffffffx:rst
fffffgffffffflw:full
fffffgffffffflw:next
fffffgffffffflw:numbers
fffffgffffffflw:squash
fffffgffffffflx:ash
fffffgffffffflx:ión
fffffgffffffflx:nly
fffffgffffffflx:pts
fffffgffffffflx:ğim
fffffgfffffffp:entwu
fffffgfffffffp:jeszc
fffffgfffffffp:paral
fffffgfffffffp:perso
fffffgfffffffp:spraw
fffffgfffffffp:volle
fffffgfffffffs:offer..plan
fffffgffffffft:be>plan>be
fffffgffffffft:describe>aux>you
fffffgffffffft:plan>be>verify
fffffgfffffffw:comparing
fffffgfffffffw:diff
fffffgfffffffw:docs
fffffgfffffffw:few
fffffgfffffffw:jeszcze
fffffgfffffffw:mia
fffffgfffffffw:personal
fffffgfffffffw:remember
fffffgfffffffw:restaurant
fffffgfffffffw:search
fffffgfffffffw:squash
fffffgfffffffw:steam
fffffgfffffffwb:a few
fffffgfffffffwb:and i
fffffgfffffffwb:before it
fffffgfffffffwb:come back
fffffgfffffffwb:cut the
fffffgfffffffwb:do is
fffffgfffffffwb:follow up
fffffgfffffffwb:have the
fffffgfffffffwb:have your
fffffgfffffffwb:i want
fffffgfffffffwb:just say
fffffgfffffffwb:next week
fffffgfffffffwb:on friday
fffffgfffffffwb:out the
fffffgfffffffwb:que eu
fffffgfffffffwb:run the
fffffgfffffffwb:the docs
fffffgfffffffwb:the restaurant
fffffgfffffffwb:the train
fffffgfffffffwb:to production
fffffgfffffffwb:to restart
fffffgfffffffwb:turns up
fffffgfffffffwb:will have
fffffgfffffffwb:you at
fffffgfffffffwb:you the
fffffgfffffffx:all
fffffgfffffffx:cze
fffffgfffffffx:eam
fffffgfffffffx:eau
fffffgfffffffx:ión
fffffgfffffffx:lto
fffffgfffffffx:mbs
fffffgfffffffx:nge
fffffgfffffffx:nly
fffffgfffffffx:urf
fffffgfffffffx:ğim
fffffgffffgffc:일정
fffffgffffgffs:open..offer
fffffgffffgffw:agents
fffffgffffgffw:tabs
fffffgffffgffw:zal
fffffgffffgffx:ghe
fffffgffffgffx:ino
fffffgffgfffffw2:what i
fffffgffgffffx:rns
fffffggffffffw:changing
fffffggffffffw:keep
fffffggffffffwb:the rows
fffffheeffgeew:righe
fffffhefffffft:offer>mark,>offer
fffffhefffffft:plan>of>stop
fffffhfeffffft:hedge>code>stop
fffffhffffffffw2:in a
fffffhffffffffw:next
fffffhffffffft:be>plan>stop
fffffhffffffft:heading>ok>stop
fffffhffffffft:plan>describe>aux
fffffhffffffft:plan>plan>stop
fffffhfffffffwb:into the
ffffgfeefffffp:flori
ffffgfeefgfffx:ese
ffffgfeffffffp:ungül
ffffgfeffffffx:iet
ffffgfeffffffx:nya
ffffgffeeffffc:ルは
ffffgffeeffffpols:+-=
ffffgffefffffc:けど
ffffgffefffffc:すけ
ffffgffefffffc:すけど
ffffgffefffffc:ですけ
ffffgffefffffwb:you a
ffffgffefffffx:ety
ffffgffefffffx:wać
ffffgffffffffb:rest>fail
ffffgffffffffc:され
ffffgffffffffc:아직
ffffgffffffffc:은아직
ffffgfffffffffw2:of the
ffffgfffffffffw2:replied to
ffffgfffffffffw:deployed
ffffgfffffffffw:of
ffffgfffffffffw:replied
ffffgfffffffffx:ied
ffffgfffffffflw:denied
ffffgfffffffflw:eksik
ffffgfffffffflw:go
ffffgfffffffflw:undeliverable
ffffgfffffffflx:fic
ffffgfffffffflx:ten
ffffgffffffffp:corru
ffffgffffffffp:deplo
ffffgffffffffp:gatew
ffffgffffffffp:insis
ffffgffffffffp:suppl
ffffgffffffffp:undel
ffffgffffffffp:wedne
ffffgffffffffs:num..fail
ffffgffffffffs:num..rest
ffffgffffffffs:num..still
ffffgffffffffs:open..rest
ffffgffffffffs:rest..fail
ffffgffffffffs:still..rest
ffffgfffffffft:but>i>be
ffffgfffffffft:mark,>but>only
ffffgfffffffft:of>aux>done
ffffgfffffffft:ok>still>mark,
ffffgfffffffft:open>still>rest
ffffgfffffffft:rest>still>fail
ffffgfffffffft:still>rest>be
ffffgffffffffw:able
ffffgffffffffw:collected
ffffgffffffffw:contracts
ffffgffffffffw:corrupt
ffffgffffffffw:deployed
ffffgffffffffw:gateway
ffffgffffffffw:passed
ffffgffffffffw:siguen
ffffgffffffffw:trois
ffffgffffffffwb:able to
ffffgffffffffwb:as it
ffffgffffffffwb:ich die
ffffgffffffffwb:it should
ffffgffffffffwb:not reach
ffffgffffffffwb:paid the
ffffgffffffffwb:reach the
ffffgffffffffwb:replied to
ffffgffffffffwb:the endpoint
ffffgffffffffwb:the worker
ffffgffffffffx:ała
ffffgffffffffx:dem
ffffgffffffffx:emu
ffffgffffffffx:fic
ffffgffffffffx:fth
ffffgffffffffx:ign
ffffgffffffffx:miu
ffffgffffffffx:ris
ffffgffffffffx:ses
ffffgffffffffx:upt
ffffgffffffffx:аны
ffffgffffffffx:ему
ffffgffffffgfwb:the api
ffffgffffffgfx:nds
ffffgffgfffffp:passi
ffffgfgffffffc:ナー
ffffgfgffffffwb:should the
ffffhffefffffwb:to nie
ffffhffefffffwb:za to
ffffhffffffdft:cell>num>cell
ffffhffffffdfwb:van #
ffffhffffffefx:ili
ffffhffffffefx:rie
ffffhgdeffffft:be>mark,>mark,
fffgeffeffffft:aux>not>mark,
fffgefffffffft:done>mark,>verify
fffgeffffffffw:resolve
fffgeffffffffwb:hab ich
fffgefffffgffw:several
fffgeffgfffffs:open..but
fffgeffgffffft:mark,>i>aux
fffgefgffffffw:au
fffgfffffffffb:yet>done
fffgfffffffffc:는아
fffgfffffffffc:는아직
fffgffffffffffw:von
fffgffffffffffx:dex
fffgffffffffflw:account
fffgffffffffflw:far
fffgffffffffflw:from
fffgffffffffflw:skipped
fffgffffffffflw:written
fffgffffffffflx:bar
fffgffffffffflx:dow
fffgffffffffflx:ком
fffgfffffffffp:abier
fffgfffffffffp:carri
fffgfffffffffp:confe
fffgfffffffffp:gener
fffgfffffffffp:launc
fffgfffffffffp:maint
fffgfffffffffp:outst
fffgfffffffffp:postp
fffgfffffffffp:publi
fffgfffffffffp:remai
fffgfffffffffp:scrit
fffgfffffffffp:somet
fffgffffffffft:aux>still>done
fffgffffffffft:aux>yet>stop
fffgffffffffft:but>i>not
fffgffffffffft:i>deliberate>open
fffgffffffffft:i>not>aux
fffgffffffffft:i>open>open
fffgffffffffft:not>aux>still
fffgffffffffft:not>describe>be
fffgffffffffft:of>open>stop
fffgffffffffft:open>yet>stop
fffgfffffffffw:all'
fffgfffffffffw:ancora
fffgfffffffffw:backfill
fffgfffffffffw:carried
fffgfffffffffw:là
fffgfffffffffw:maps
fffgfffffffffw:maybe
fffgfffffffffw:outstanding
fffgfffffffffw:pull
fffgfffffffffw:scritto
fffgfffffffffw:something
fffgfffffffffw:stays
fffgfffffffffw:upload
fffgfffffffffwb:ai pas
fffgfffffffffwb:en la
fffgfffffffffwb:for this
fffgfffffffffwb:for your
fffgfffffffffwb:given that
fffgfffffffffwb:ho ancora
fffgfffffffffwb:i never
fffgfffffffffwb:je vous
fffgfffffffffwb:left to
fffgfffffffffwb:lo dejo
fffgfffffffffwb:lo he
fffgfffffffffwb:non ho
fffgfffffffffwb:of scope
fffgfffffffffwb:old table
fffgfffffffffwb:on my
fffgfffffffffwb:so far
fffgfffffffffwb:source maps
fffgfffffffffwb:te lo
fffgfffffffffwb:there i
fffgfffffffffwb:update the
fffgfffffffffx:aft
fffgfffffffffx:ero
fffgfffffffffx:irm
fffgfffffffffx:ope
fffgfffffffffx:ral
fffgfffffffffx:reo
fffgfffffffffx:rio
fffgfffffffffx:ual
fffgfffffffffx:ybe
fffgfffffffgflx:nes
fffgfffffffgfx:bar
fffgffffffgffp:fusio
fffgffffffgffwb:heating on
fffgfffffgfffc:고요
fffgfffgffffft:aux>not>verify
fffgfffgfffffx:eda
fffgfgeffffffwb:until the
fffgfgfffffffw:date
fffgfgfffffffw:follow
fffgfgfffffffwb:to do
fffggeeeeffffwb:not get
fffggfeffffffw:doctor
fffggffffffffp:çevir
fffggffffffffwb:the doctor
fffghfeefffffw:florist
fffhfeeffffffw:postponed
fffhfefffffffp:reken
fffhfffefffffwb:not sent
fffhffffffeffw:sua
fffhffffffffffw2:have not
fffhffffffffffw:have
ffgdahWefddibb:all>stop
ffgdehfffffefp:regre
ffgdffegefffft:i>be>not
ffgdhffffffffw:меня
ffgeeffffffffx:eck
ffgeegffffffflw:friday
ffgeegffffgffw:see
ffgefffefgffffw2:the bank
ffgeffffffffft:fail>i>open
ffgeffffffffft:mark,>be>fail
ffgeffffffffft:not>i>aux
ffgeffffffffft:some>of>mark,
ffgeffffffffft:sorry>mark,>i
ffgefffffffffw:try
ffgefffffffffwb:am afraid
ffgefffffffffwb:the window
ffgefffffffffx:mes
ffgefffffgffflx:ice
ffgeffffgfffft:verify>fail>stop
ffgeffffhefdflw:exist
ffgefffgffffffx:bly
ffgefffgfffffwb:not that
ffgeffgffffffw:battery
ffgegffefffffs:done..offer
ffgegffffffffp:manag
ffgegffffffffw:его
ffgegffffffffx:hen
ffgeheefefffft:offer>not>stop
ffgfdeefefehefw:⟨code⟩
ffgfdffffffgfp:görün
ffgfeeeffffgefx:de⟩
ffgfeegefffffs:would..fail
ffgfeegffffffw:fix
ffgfefeffffffw:fixture
ffgfefefffgfffw:before
ffgfeffffefefx:ply
ffgfeffffffffc:がで
ffgfeffffffffc:ができ
ffgfeffffffffc:きませ
ffgfeffffffffc:できま
ffgfefffffffffw2:all #
ffgfefffffffffw2:i went
ffgfefffffffflw:before
ffgfeffffffffp:payme
ffgfefffffffft:but>sorry>fail
ffgfefffffffft:done>fail>you
ffgfefffffffft:fail>be>done
ffgfefffffffft:fail>i>stop
ffgfefffffffft:fail>you>mark,
ffgfefffffffft:still>fail>i
ffgfefffffffft:trouble>still>stop
ffgfeffffffffw:gb
ffgfeffffffffw:hold
ffgfeffffffffwb:# gb
ffgfeffffffffwb:all #
ffgfeffffffffwb:back with
ffgfeffffffffwb:but i
ffgfeffffffffwb:it is
ffgfeffffffffwb:ran out
ffgfeffffffffwb:the payment
ffgfeffffffffwb:with nothing
ffgfeffffffffx:nto
ffgfeffffffffx:tal
ffgfeffffffgfc:합니
ffgfeffffffgfc:합니다
ffgfeffgfffffwb:came back
ffgfegffeffffw:payment
ffgfegfffffefw:registry
ffgfegfffffffwb:the hour
ffgffeeefgfffwb:the shop
ffgffeeffffffb:but>offer
ffgffeefffgfffw2:before i
ffgffeegefffflw:ten
ffgffeffffffflx:ugh
ffgffeffgefffw:el
ffgfffeefffdfwb:the #
ffgfffefffffflw:expired
ffgfffeffffffs:but..offer
ffgfffefffffft:but>offer>not
ffgfffefffffft:mark,>but>offer
ffgfffeffffffw:gift
ffgfffeffffffwb:had already
ffgfffeffffffwb:the gift
ffgfffeffffffx:lve
ffgfffegfffffc:니다만
ffgfffegfffffc:다만
ffgfffegfffffc:않았
ffgfffegfffffc:않았습
ffgfffegfffffwb:the totals
ffgffffeffffft:i>be>sorry
ffgffffefffffwb:am sorry
ffgffffffefffwb:me out
ffgffffffffeflw:checks
ffgffffffffefwb:on ⟨code⟩
ffgffffffffefx:ndi
ffgffffffffefx:nti
ffgffffffffffb:all>i
ffgffffffffffc:メー
ffgffffffffffc:メール
ffgffffffffffc:ール
ffgffffffffffc:无法
ffgffffffffffc:했습
ffgffffffffffc:했습니
ffgfffffffffffw2:access to
ffgfffffffffffw:could
ffgfffffffffffw:github
ffgfffffffffffw:lo
ffgfffffffffffw:votre
ffgfffffffffffx:ack
ffgfffffffffffx:nte
ffgfffffffffffx:ows
ffgfffffffffffx:tre
ffgfffffffffflw:bounced
ffgfffffffffflw:compile
ffgfffffffffflw:in
ffgfffffffffflw:step
ffgfffffffffflx:ced
ffgfffffffffflx:cks
ffgfffffffffflx:ire
ffgfffffffffflx:lle
ffgfffffffffflx:ore
ffgffffffffffp:after
ffgffffffffffp:attem
ffgffffffffffp:bounc
ffgffffffffffp:excee
ffgffffffffffp:fixtu
ffgffffffffffp:healt
ffgffffffffffp:odrzu
ffgffffffffffp:valid
ffgffffffffffs:bad..num
ffgffffffffffs:fail..hedge
ffgfffffffffft:code>mark,>code
ffgfffffffffft:fail>mark:>fail
ffgfffffffffft:fail>speaker>stop
ffgfffffffffft:mark,>i>fail
ffgfffffffffft:mark:>fail>stop
ffgfffffffffft:not>mark,>fail
ffgffffffffffw:afternoon
ffgffffffffffw:bounced
ffgffffffffffw:github
ffgffffffffffw:keeps
ffgffffffffffw:patch
ffgffffffffffw:side
ffgffffffffffwb:a pas
ffgffffffffffwb:aan de
ffgffffffffffwb:de node
ffgffffffffffwb:dump is
ffgffffffffffwb:failed at
ffgffffffffffwb:find a
ffgffffffffffwb:ik niet
ffgffffffffffwb:not find
ffgffffffffffwb:not in
ffgffffffffffwb:on me
ffgffffffffffwb:one in
ffgffffffffffwb:rejected because
ffgffffffffffwb:that in
ffgffffffffffwb:the dump
ffgffffffffffwb:the package
ffgffffffffffwb:to that
ffgffffffffffwb:was refused
ffgffffffffffwb:was rejected
ffgffffffffffx:aid
ffgffffffffffx:bed
ffgffffffffffx:cha
ffgffffffffffx:cks
ffgffffffffffx:eps
ffgffffffffffx:ita
ffgffffffffffx:nst
ffgffffffffffx:ots
ffgffffffffffx:rar
ffgffffffffffx:thy
ffgffffffffffx:tle
ffgffffffffffx:ком
ffgfffffffffgw:retour
ffgffffffffgft:describe>code>stop
ffgffffffffgfwb:the email
ffgffffffffgfwb:the notes
ffgfffffffgffw:backup
ffgffffgffffflw:check
ffgffffgfffffwb:the push
ffgfffgffffdfwb:of #
ffgfffgfffffffw2:the notary
ffgfffgfffffffx:rge
ffgfffgffffffp:batte
ffgfffgffffffw:hr
ffgfffgffffffw:notary
ffgfffgffffffwb:health check
ffgfffgffffffwb:test is
ffgfffgffffffwb:the notary
ffgffgeffffffp:repro
ffgffgeffffffw:reproduce
ffgffgeffffffwb:reproduce the
ffgffgfffffeflw:server
ffgffgfffffffw:schema
ffgffgfffffffwb:the test
ffgfgefffffffx:ool
ffgfgfeefffffwb:on a
ffgfgffefffffc:せんで
ffgfgffefffffc:でした
ffgfgffefffffc:んで
ffgfgffefffffc:んでし
ffgfhfeffffefp:detec
ffggeeeceffffb:not>you
ffggeeeeeffffp:becau
ffggefffeffffs:fail..say
ffggeffffffffp:subag
ffggfffeffffft:not>mark,>be
ffhdeffffgfefx:rch
ffhdfffffefffw:approved
ffheeeeffffffw:news
ffheeeefgffffw:nicht
ffheefffefffffw2:it is
ffheefffffffft:fail>mark,>not
ffhefdffffffffw2:the site
ffhefefffffffwb:me to
ffhefefffffffwb:not let
ffhefefffffffwb:the site
ffheffefeffefx:ied
ffheffeffffffwb:call to
ffhefffffefefw:logs
ffhefffffffffp:appro
ffhefffffffffw:afraid
ffhfdfffffffft:mark,>done>mark,
ffhfeefffffffp:booki
ffhfeegffffffx:nte
ffhfefeffffffwb:# is
ffhfeffffffefs:fail..num
ffhfefffffffft:sorry>mark,>fail
ffhfeffffffffw:foi
ffhffeeeffgffw:mit
ffhffefdfffffb:be>sorry
ffhfffeefffffw:und
ffhfffeffffffw:expired
ffhfffeffffffw:mir
ffhfffffeffffw:niet
ffhffffffffeft:i>be>fail
ffhffffffffefw:failed
ffhffffffffefw:passes
ffhfffffffffffw2:could not
ffhfffffffffffx:eck
ffhfffffffffft:fail>mark:>code
ffhffffffffffwb:crashed on
ffhffffffffffwb:the pdf
ffhgdfeeeefefwb:is not
ffiedfefeffffc:一直
ffieeefefffefb:verify>ok
ffifdffeegfeew:bank
ffifeffeefffft:sorry>mark,>but
ffiffffffffcffw:mypy
ffiffffffffcfw:mypy
ffkebeefeffefb:but>sorry
ffkfbfefeffefff:but>sorry
fgahiffeeffffb:but>be
fgbgieeedefefw:them
fgcggfffffffft:mark,>but>be
fgdedieffffefw:folder
fgdeegfefgfdhw:week
fgdehffffffefp:decem
fgdffgeegeffgw:morning
fgdgefefgffffw:any
fgdghefeeffeflw:them
fgdheffffffffw:pods
fgedgfgffefefw:het
fgedhffffefefs:num..ok
fgeedeeefffhfw:runs
fgeeeffffffffx:ken
fgeeefffffhfeb:earlier>of
fgeeefgegffffw:called
fgeeefgfffgeew:thursday
fgeeffedfffhfw:more
fgeefffffffgft:speaker>describe>stop
fgeefffgffffft:be>ok>now
fgeefffgfffffw:consistent
fgeefffgfffffw:nor
fgeefggefffefx:ndo
fgeegffeeffffs:ok..open
fgeegfgffffffs:done..without
fgefdefehffdfs:not..ok
fgefefeffffgffx:ter
fgefeffffffffc:集計
fgefeffffffgfwb:na #
fgefefffffgefp:thurs
fgefefffgffffwb:but it
fgeffeffffffft:without>fail>stop
fgeffefffffffw:conflicts
fgefffefgffffwb:this morning
fgeffffffffefwb:called the
fgeffffffffffc:まで
fgefffffffffft:not>fail>stop
fgefffffffffft:without>mark,>all
fgeffffffffffwb:login test
fgeffffffffffwb:the suite
fgeffffffgfffwb:the unit
fgeffffgfffffx:tem
fgefffgffffffwb:is green
fgefffgffffffx:een
fgefffgfgffefp:probl
fgeffgefgffffp:morni
fgeffgfffffffw:failure
fgefgefffffffx:dle
fgefgfeffffffx:arı
fgefgfefggfdgx:age
fgefgffffffeft:of>be>ok
fgefgffffffffw:integration
fgefgffffffffwb:integration tests
fgefgffffffffwb:unit tests
fgefgffffgfffw:unit
fgegdfffffffft:mark,>you>stop
fgegeffffffefwb:as you
fgegefffffffflw:on
fgegeffffffffw:bien
fgegfefffffffx:oll
fgegfffffffdfx:ove
fgegfgeffffffx:row
fgeggffffffefw:image
fgehfdfffffffwb:for tomorrow
fgfdhffffffffw:opstarten
fgfeeffffffffwb:in there
fgfeeffffgfefwb:on for
fgfeegdefffffs:plan..fail
fgfefffffffeflx:ain
fgfeffffffffflx:ied
fgfefffffffffwb:is empty
fgfefffffffgffw2:there are
fgfeffffffgffw:support
fgfeffgefeffec:수있
fgfeffgefeffec:수있습
fgfegfffefgeelw:it
fgffeeeffgfefwb:is gone
fgffeeffffffgx:cia
fgffeegegggadw:it
fgffeegffffffx:ale
fgffefdeefegfwb:to the
fgffefefgffgfx:nty
fgffeffffffffc:ってい
fgffefffffffffw2:the booking
fgffefffffffft:be>ok>trouble
fgffefffffffft:of>trouble>ok
fgffeffffffffw:affiche
fgffeffffffffw:normally
fgffeffffffffwb:# out
fgffeffffffffwb:at first
fgffeffffffffwb:the booking
fgffeffffffffx:ncy
fgffeffffffffx:ção
fgffefgfffffft:ok>still>stop
fgffefgffffgfw:percent
fgfffefffffffwb:free of
fgfffefffffffx:ima
fgfffefffgfffx:ola
fgffffeffffffwb:any more
fgfffffffefffp:beste
fgfffffffffefp:runni
fgfffffffffefwb:can be
fgfffffffffefwb:i called
fgfffffffffefwb:is running
fgfffffffffefwb:still on
fgfffffffffefwb:tutti e
fgfffffffffefx:ssi
fgfffffffffefx:tti
fgffffffffffffw2:the reviewer
fgffffffffffffw:both
fgffffffffffffw:type
fgffffffffffffx:one
fgffffffffffflw:clean
fgffffffffffflw:count
fgffffffffffflw:mb
fgffffffffffflw:suite
fgffffffffffflw:warnings
fgffffffffffflx:ite
fgffffffffffflx:mes
fgffffffffffflx:ngs
fgffffffffffflx:rch
fgffffffffffflx:unt
fgffffffffffflx:ure
fgfffffffffffp:affic
fgfffffffffffp:kırmı
fgfffffffffffp:magaz
fgfffffffffffp:obser
fgfffffffffffp:opera
fgfffffffffffp:revie
fgffffffffffft:all>be>ok
fgffffffffffft:all>trouble>ok
fgffffffffffft:be>ok>all
fgffffffffffft:be>ok>ok
fgffffffffffft:code>be>ok
fgffffffffffft:mark,>ok>mark,
fgffffffffffft:not>code>stop
fgffffffffffft:now>mark,>aux
fgffffffffffft:ok>mark,>ok
fgffffffffffft:speaker>be>ok
fgffffffffffft:without>trouble>stop
fgfffffffffffw:carga
fgfffffffffffw:confirmation
fgfffffffffffw:dans
fgfffffffffffw:dla
fgfffffffffffw:generated
fgfffffffffffw:magazijn
fgfffffffffffw:plus
fgfffffffffffw:printer
fgfffffffffffw:reviewer
fgfffffffffffw:stands
fgfffffffffffw:type
fgfffffffffffw:weer
fgfffffffffffwb:de #
fgfffffffffffwb:het magazijn
fgfffffffffffwb:in your
fgfffffffffffwb:is clean
fgfffffffffffwb:is consistent
fgfffffffffffwb:is passing
fgfffffffffffwb:no ⟨code⟩
fgfffffffffffwb:now i
fgfffffffffffwb:the reviewer
fgfffffffffffwb:used to
fgfffffffffffx:eak
fgfffffffffffx:lid
fgfffffffffffx:oad
fgfffffffffffx:sde
fgfffffffffffx:tou
fgfffffffffffx:óry
fgfffffffffgffw2:the ⟨code⟩
fgffffffffgffwb:the backup
fgffffffgffefx:fts
fgfffffgffffft:ok>ok>stop
fgffffgeeffffw:breakfast
fgffffgffffeflx:tes
fgffffgffffefwb:on time
fgffffgffffefx:get
fgffffgfffffflw:green
fgffffgffffffp:break
fgffffgffffffwb:and breakfast
fgffffgffffffx:ast
fgfffgffffffflx:ses
fgfffgfffffffwb:met de
fgfffgfffffffwb:up and
fgfffgfffffffx:que
fgffgffffffefx:rks
fgffgffffffffwb:en el
fgfgefegeefgfw:table
fgfgeffffeffec:이지
fgfgeffffeffec:페이
fgfgeffffeffec:페이지
fgfgeffffffefw:source
fgfgffeffffffw:quarter
fgfgfffffefffw:laat
fgfgfffffffefx:rce
fgfgfffffffffw:force
fgfgfffffffffw:photos
fgfgfffffffffw:página
fggdgdeefffffs:not..without
fggecffggffefw:ran
fggeeffffffffwb:gave me
fggefffffffffwb:not a
fggfefeffffeffx:nd⟩
fggfefeffffffw:ale
fggfeffffffeffx:ery
fggfeffffffeft:ok>verify>stop
fggfeffffffefwb:just as
fggfefffffffflx:ble
fggfeffffffffwb:check in
fggffeffeffffp:confl
fggffefffffffwb:to me
fggffefffffffx:sso
fggfffegfffefw:totals
fggffffffffeffw:we
fggffffffffefx:loy
fggffffffffffc:まっ
fggffffffffffc:まって
fggfffffffffflx:men
fggffffffffffp:accep
fggfffffffffft:trouble>mark,>without
fggffffffffffw:safari
fggffffffffffwb:be verified
fggffffffffffx:men
fggffffffffffx:oon
fgggdefffefeft:cell>name>cell
fgggeffffffeffx:ill
fghdhfffeefefw:bij
fghedefeeffefx:ery
fghefeffeffffwb:the reservation
fghfeefffffffw:booking
fghfffeffffffw:ab
fghfffeffffffw:weg
fgiedeefeffeew:every
fhYiaahdcidfcf:code
fhddegdffefhfw:like
fhddheeefffffb:not>without
fhddideeeffeew:guest
fhdeefefffffft:done>still>stop
fhdeeffeideeeb:dash>but
fhdehffffffefw:december
fhdfefffgffefw:está
fhdffffffefefw:toolchain
fhdffffffffefp:toolc
fhdffffffffefwb:the toolchain
fhdfffffffffft:still>fail>stop
fhdffffffffffwb:# so
fhdffffgeefeex:ain
fhdgdfefeefffx:ies
fhedffffgffffx:рке
fhedgffffefffw:replied
fheeeeeffefgfw:uses
fheeeeefgeffgx:ces
fheeeefeeefffb:say>done
fheeeeffggfeew:file
fheeefedgffefw:dev
fheeffefffffft:ok>of>stop
fheefffffffeflx:box
fheefffffffffc:あり
fheefffffffffc:ありま
fheefffffffffc:トは
fheefgeffffffp:failu
fheegedefffefw:ama
fhefeeeefffffs:ok..without
fhefeefgfefefw:todo
fhefeffffffdft:ok>all>stop
fhefeffffffefwb:# tests
fhefeffffffffx:unt
fhefeffffhfdfp:cover
fheffefffffffs:without..fail
fheffegffffffwb:is free
fheffffffffefw:running
fhefffffffffft:none>trouble>not
fheffffffgfdelw:file
fheffffffhfcfw:coverage
fhefgfeeeefgex:nts
fhegeffffefffs:say..but
fhfdffffffgffw:who
fhfeZdddedeheb:mark,>num
fhfeeeffffffflw:again
fhfeeffffefffw:flight
fhfeeffffffffx:ens
fhfeffffffffflx:rde
fhffeegefefefw:query
fhffefeffefffwb:so the
fhffeffeffffffw:nie
fhffeffffffdfw:pool
fhffeffffffeft:ok>ok>mark,
fhffeffffffffp:mağaz
fhffeffffffffpolc:+=
fhffefffffffft:be>ok>still
fhffefffffffft:cell>cell>ok
fhffefffffffft:cell>ok>good
fhffefffffffft:earlier>mark,>but
fhffefffffffft:ok>good>cell
fhffeffffffffw:już
fhffeffffffffwb:# ms
fhfffeeffffffw:prima
fhffffeefffffc:이제
fhffffeffffefwb:is valid
fhfffffffefeft:code>ok>stop
fhfffffffefffc:ござ
fhfffffffefffc:ござい
fhfffffffefffc:ざい
fhfffffffefffc:ざいま
fhfffffffefffw:staat
fhfffffffffdffx:age
fhfffffffffdft:all>be>stop
fhfffffffffdfw:target
fhfffffffffdfwb:above the
fhfffffffffeffw2:the deploy
fhfffffffffeflx:ale
fhfffffffffefw:grün
fhfffffffffefw:tutti
fhfffffffffefwb:the deploy
fhfffffffffefx:ano
fhfffffffffefx:ern
fhfffffffffffw:active
fhfffffffffffw:com
fhfffffgfefffw:live
fhfffgfffffefwb:you like
fhfgfeegfdfdex:red
fhgdeeedehfffw:shop
fhgecchegdeces:not..not
fhgeddgefffeep:attac
fhgedgffeefeex:der
fhgeeffffffefc:スト
fhgeeffffffefc:テス
fhgeeffffffefc:テスト
fhgfdffffffefw:ms
fhgfeeeffefdffw:every
fhhedfeeeffefb:fail>not
fhheeedeeefeffw:⟨command⟩
fhiegcccefeceb:describe>but
fiZcidfdhbefdb:trouble>mark,
ficdfegffdfbes:trouble..ok
ficfffffgefeft:trouble>mark,>ask
fidefefffffefx:isi
fidfdffffffees:trouble..good
fidfeffffdfffb:earlier>now
fiecfffffffgfx:hes
fiecffffgfgffp:выбор
fieeeffffefefs:without..trouble
fieefeeffegefw:les
fieefffffffdflw:inbox
fiefefeffffeffw:les
fiefefffgffcfw:above
fifecedeedfhfw:both
fifffffffffdft:mark,>describe>trouble
figceffeeffefb:not>ask
figddefeeffeew:again
figededffcfhfb:trouble>speaker
fjZegeeeedeccu:slash
fjdbffffgffffw:выборке
fjddedeffgfbfc:边的
fjdefefffefcfw:inbox
fjebfffeeefefff:describe>not
fjhbfeffffffft:not>open>stop
fkZbZdZagjefeb:mark,>ask
fkbdegcdceeeef:earlier
fkgbedeffffefs:not..open
flcdabbecgdcbb:now>aux
fpaeZgZfcdcZdu:now
gZcfecbdlecggu2:mark,
gZhgaeccgdcddb:done>stop
gabchghbdhcjZu:arrow
gachdToZcbfhdu:if
gaclcedddefefb:aux>open
gadedheeghiddb:ok>you
gahahiebgefdet:mark,>not>stop
gbdfedjdeffefb:but>trouble
gbfVgZfZcYcpYext:some
gbfehhfffffffp:compi
gbibfhfcdcfifw:a
gbjfeffffffefw:than
gbkdadeafcdgepol:-
gcYmcgaacecadf:open
gcabkceedhfcdb:heading>mark,
gcbegkeeeefaew:к
gcdeiefeeefdfb:done>all
gcdigefefgeeflx:ted
gcdlbedfeefdfu2:of
gcediffedffdfb:done>num
gceedeeejffefb:mark,>earlier
gceedeefeefifb:ask>be
gceieegeefegfce:です
gcfdheeegefdfs:done..not
gcgcffiffefdew:op
gcgeffeeeefgilx:day
gcgggefefefefx:ped
gcgidffegefefw:lease
gcheefegfffffs:open..not
gchgdeeefhfces:done..trouble
gcieefefeefefb:earlier>done
gcjccedgehfcfb:fail>trouble
gcjeeedeeefdfs:trouble..fail
gdbefdejedfafb:done>describe
gdcbbdejeeeeib:mark,>greet
gdddcddeekgceb:be>speaker
gdddfghdeehefb:fail>verify
gddeehfffffefs:ok..plan
gddegedefdfiew:two
gddfdfeegeghew:branch
gddhbefeeffefb:done>open
gdebdfacfccjhb:mark,>mark,
gdeeedbdfefjfb:all>if
gdeehfeddffefb:be>but
gdefefeehffefw:wrote
gdefeffffhfefw:boiler
gdeffehefffefs:but..trouble
gdefhefffffdfx:ked
gdeggfeffffefwb:in ⟨code⟩
gdeggfgeeffffc:です
gdehfffffffeft:mark:>not>none
gdeidceheeecfs:not..done
gdeidffffffffb:ok>open
gdeieeeffefdew:contacts
gdfedffggfgcfw:right
gdffeffffffgft:done>ok>of
gdffeffffffhfw:ein
gdffefgffffgfw:um
gdffegffehffft:ok>you>stop
gdffffeidffefs:not..verify
gdffhffffffeft:be>gone>mark,
gdfgcfgefdefew:back
gdgedehefeedfb:be>only
gdgeffeffgfgew:line
gdhfdffffefeeb:arrow>trouble
gdhfeeeegffefw:given
gdiddeefegfcfs:fail..trouble
gdidfefffefdfw:slack
gdieeceffefcffw2:that one
gdieedeffefcew:well
geZXegYecipcau:ask
gebeaeeeedeekl:good
gebfdfefeffifb:arrow>mark:
gebfdfefeffifff:arrow>mark:
geceedjfeeebcw:serwer
gecfhgfffffffw:lights
gechffeffffffx:łam
gedddfffeffifw:point
geddgefgeefdfb:gone>mark,
geddhfhefffefw:down
gedeeeehfiedfw:settled
gedeeieeffeefw:next
gedfefffgffhfwb:is #
gedffecffgehfx:ers
gedffgeffffffw:eu
gedfgffgfffffp:missi
gedgfgeffffeflx:ned
geedegeehggefw:what
geedhedefffefs:done..if
geedhffefffffc:자내
geedideefffeelw:plan
geeeeeggfgffft:be>done>mark,
geeefeehfhfdfp:settl
geeefeggfffffw:phone
geeefehefffefp:cance
geeeffdffffhglx:ers
geeeffefgffffw:water
geeefheefffeft:ok>plan>stop
geeegfffffgffp:commi
geeegffgeffefp:recei
geeehfffffffgfx:und
geefdffeggfffs:open..done
geefdfffhffefs:correct..trouble
geefeffffffgfw:function
geefeffffffgfwb:by one
geefeffffffhfw:artefacts
geefeffffgffft:trouble>aux>done
geefeffffhfefb:quotation>mark,
geefefffggfefp:previ
geefegeegefgex:nch
geefeieeeffefw:into
geeffegffffffw:role
geefffehfffffwb:in all
geeffffffffgfw:here
geeffffffffgfwb:for #
geeffffffffhfw:job
geeffffffgfgflw:⟨command⟩
geeffffffhfeft:verify>all>stop
geeffffffhfffb:done>greet
geeffffgeffffwb:confirmed for
geefffgffffffw:front
geeffhfffffffw:lunch
geefgefffffffx:wed
geefgfffffffffw:rent
geefgffffffffw:started
geefgffffffffw:памяти
geefggfffffffw:d'
geefheeffefffx:ate
geegefeeeffgfw:made
geegeffeeffffff:aux>open
geegefffffffew:upgrade
geegfefeeffefs:trouble..if
geegfffffefffwb:the error
geegfffffefffx:rly
geegfffffffffp:nessu
geegfffffffffwb:your second
geeghefffffefp:archi
geehdeeheffefc:てい
geeheefffffffff:open>of
geeheffeffffflw:sent
geeheffffffefw:habe
gefcgffgfffgfx:ber
gefeeeefgffgfw:email
gefeeefffefgfb:describe>code
gefeeffffhfffw:alle
gefeefffgffffb:isaid>earlier
gefeffedfffifw:forty
gefefffffefgfwb:⟨code⟩ ⟨code⟩
gefefffffffefp:timeo
gefeffffgffffp:salva
gefehegeeffefb:mark;>fail
geffYcZZgmccbmasked:some
geffeeggfffffw:midnight
geffeffffffffff:isaid>earlier
geffeffffffgffw:so
geffeffffffgfw:code
geffeffffffgfw:depends
geffeffffffgfx:des
geffeffgffffft:ok>mark,>i
geffefgffffffw:pipeline
geffffeffffgfw:python
geffffeggfffflx:ked
gefffffffffefx:kly
gefffffffffffc:完了
gefffffffffffc:消息
geffffffffffflw:drive
geffffffffffflx:ive
gefffffffffffp:lasci
geffffffffffft:gone>mark,>i
gefffffffffffw:lasciato
gefffffffffffwb:# was
gefffffffffffwb:ho lasciato
gefffffffffffx:log
gefffffffffgflx:fer
gefffffffffgflx:nd⟩
gefffffffffgfp:forma
gefffffffffgfp:funct
gefffffffffgfp:start
gefffffffffgfwb:the function
gefffffffffgfx:gic
geffffffffgfew:konta
gefffffffgfffwb:the boiler
geffffffgffffwb:i wrote
geffffgfffffflx:des
geffffgffffffp:pipel
geffffhefffffc:내려
gefffgffffffew:full
gefffgfffffffp:candi
gefffgfgfffffx:ash
gefffggfcadZbext:one
geffgffeefffft:be>but>mark,
geffgffeefffft:describe>be>but
geffgffffffefwb:last one
geffgfffffffflw:памяти
geffgffffffffw:ricerca
geffgffffffffw:seat
geffhffffefefp:clean
gefgeffefffffff:of>heading
gefgeffffffffp:babys
gefgeffffffffw:babysitter
gefgeffffffffwb:the babysitter
gefgfffffeffffw:changelog
gefgffffffffflw:done
gefgfffffffffp:profi
gefgfffffffffp:secur
gefgffgfefeffx:rge
gefgfgfffefffw:changelog
gefheffefefffb:heading>done
gegeeeegfgfdfw:transfer
gegeefeffffffwb:not be
gegeeffegffffw:wait
gegefefffffffx:eet
gegeffeffffgfw:lines
gegeffffffffflx:ved
gegefffffffffx:cht
gegeffffffgfew:noon
gegfeefffgebew:as
gegfeffefffffw:wall
gegffffffefefw:answered
gegffffffffffw:certificate
gegffffffffffw:locked
gegffffffffffw:manager
geggeffffefefx:ror
geggegfffefffx:ord
geggffffeffffw:since
gegheeeffefefp:conta
gehdfffffffffw:bucket
geheeffffffffw:y
geheffeffffffw:nobody
gehfdeddgffffs:not..still
gehfedfffffdflw:well
gehfeeeffefdfwb:as well
gehfeffffffffw:pdf
gehgfedeeffgfw:à
geidedgefffffwb:will not
geideeegeeffft:mark,>aux>stop
gejccecdegfeeb:aux>ok
gejddeffdffffb:fail>i
gfbffchdcgcfcb:describe>be
gfceheegfffffw:turned
gfdeefeefhfffx:tes
gfdefffgfffffw:lost
gfdfefffeffhfwb:# h
gfdfeffffffhft:arrow>mark:>trouble
gfdfegfffffffp:resta
gfdfffffgffffw:local
gfdgeffegefdfw:reply
gfdgffeffffffw:charged
gfedefffhffffwb:what i
gfedfffgfffgflx:ber
gfeeefgfffffft:done>mark,>i
gfeeehefeffffwb:in a
gfeefffffffeft:trouble>if>aux
gfeeffffffffflw:weekend
gfeefffffffffp:weeke
gfeeffffffffft:i>fail>trouble
gfeefffffffffw:j'
gfeefffffffffw:weekend
gfeeffffffgffwb:before you
gfeeffffffhfeb:i>earlier
gfeeffffffhfeff:i>earlier
gfeeffffhffffw:pushed
gfeefffgfffffwb:i turned
gfeefffgfffffwb:turned the
gfeefffgffgefx:che
gfeeffgfffffft:if>aux>you
gfeefheeffgffw:add
gfeegffffffffw:csv
gfeegffffffffw:their
gfeegffffffffwb:the csv
gfeegffffffffx:eir
gfeehfdffffeffw:three
gfefeeeffffifw:april
gfefeegffffffx:her
gfefeffffffffs:rest..done
gfefefffffffft:i>if>aux
gfefeffffffffw:header
gfefefffgefefx:ose
gfefeffgfffffw:deposit
gfefefgffffffw:scheduler
gfefegeffffffw:et
gfefegffffffffw:after
gfefegfffffffx:lit
gfefegffffgffw:split
gfeffegfffffft:aux>done>ok
gfefffeffffgfw:par
gfefffegfffffw:receipt
gfeffffffffefwb:the config
gfeffffffffffc:きまし
gfefffffffffflw:zlecony
gfefffffffffflx:ipt
gfefffffffffflx:ony
gfeffffffffffp:charg
gfeffffffffffp:remov
gfeffffffffffp:zleco
gfeffffffffffp:уведо
gfefffffffffft:aux>done>code
gfefffffffffft:aux>now>done
gfefffffffffft:done>mark,>trouble
gfefffffffffft:fail>code>stop
gfeffffffffffw:ai
gfeffffffffffw:cash
gfeffffffffffw:caterer
gfeffffffffffw:charge
gfeffffffffffw:hotfix
gfeffffffffffw:picked
gfeffffffffffw:rewritten
gfeffffffffffw:script
gfeffffffffffw:unused
gfeffffffffffwb:ahead and
gfeffffffffffwb:i had
gfeffffffffffwb:left for
gfeffffffffffwb:missing ⟨code⟩
gfeffffffffffwb:rather than
gfeffffffffffwb:the timeout
gfeffffffffffwb:the whole
gfeffffffffffwb:went ahead
gfeffffffffffwb:⟨code⟩ table
gfeffffffffffx:rot
gfeffffffffffx:son
gfeffffffffffx:sst
gfeffffffffffx:ste
gfeffffffffffx:tał
gfeffffffffgflw:pagination
gfeffffffffgfp:pagin
gfeffffffffgfp:redir
gfeffffffffgfw:pagination
gfeffffffffhfw:cursor
gfefffffgffefw:zlecony
gfefffffgffefw:zwrot
gfefffffgfffflx:ase
gfefffffgffffwb:się nie
gfefffffgffffx:cal
gfeffffgfffffw:cron
gfeffffgfffffx:ipt
gfefffgfffffflw:test
gfefffgfffgffwb:the failing
gfeffgffeffffc:いた
gfeffgffffffffw:ik
gfeffgfffffffw:vacuum
gfeffheefffffw:extra
gfefgefffffffp:renew
gfefgfeffffffw:raus
gfefgffffffffc:ーは
gfefgffffffffp:comme
gfefgffffffffp:compa
gfefgffffffffw:created
gfefgffffffffw:null
gfefgffffffffwb:read access
gfefgffffffffx:gin
gfefgffffffgfx:ngs
gfefheeefffffw:refund
gfegeffffffgfw:react
gfegeffffffgfwb:react #
gfegffegffffflw:off
gfegfffffffffb:heading>aux
gfegfffffffffp:заказ
gfeghddefffcfw:van
gfeghefeeeeces:done..ok
gfehefffeffffwb:i did
gfehfeeffefffx:cts
gffdefgffffffw:wording
gffeeffffffgfx:lle
gffeffegfefefp:answe
gffefffegffffw:sitting
gffefffffffffb:done>ask
gffeffffffffflx:end
gffefffffffffx:tat
gffeffffffffgfw:great
gffeffffffffgw:great
gffefffffgfffx:sto
gffeffgffffffp:wordi
gffefgeefffffw:put
gffefgfffffffw:seven
gffeheeeeffffs:but..without
gfffdeggfefdfx:ght
gfffdfffffffglx:iew
gfffeegffffffw:reverted
gfffefeffgfffw:past
gfffeffffeffes:good..ok
gfffefffffffffw:den
gfffefffffffffw:het
gfffefffffffflx:ght
gfffeffffffffp:mergi
gfffeffffffffp:proce
gfffeffffffffp:recon
gfffeffffffffs:without..but
gfffefffffffft:cell>good>done
gfffefffffffft:done>mark,>open
gfffefffffffft:done>some>stop
gfffefffffffft:mark,>done>done
gfffeffffffffw:après
gfffeffffffffw:avoir
gfffeffffffffw:durch
gfffeffffffffw:hij
gfffeffffffffw:merging
gfffeffffffffw:qui
gfffeffffffffw:sleep
gfffeffffffffw:sorted
gfffeffffffffwb:i took
gfffeffffffffwb:took the
gfffeffffffffx:rdi
gfffefffffgefb:ask>done
gfffeffffgffft:done>mark,>ok
gfffefffgffeffx:ion
gfffefffgffffs:quotation..trouble
gfffefffgffffwb:door it
gfffeffgfffffp:depos
gfffeffgfffffwb:at midnight
gfffefgffffffp:midni
gfffefgfffffft:mark,>ok>stop
gfffefgffffffw:behind
gfffefgffffffw:event
gfffefgffffffwb:black friday
gfffefgffffffwb:new one
gffffefffffffp:parki
gffffefffffffw:parking
gffffefffffffw:permit
gffffefffffffwb:parking permit
gffffefffffffwb:permit was
gffffegffffffw:stale
gffffffffffeflw:transfer
gffffffffffefwb:down the
gffffffffffefwb:on both
gffffffffffefx:eht
gffffffffffefx:sht
gffffffffffffc:いて
gffffffffffffc:ていた
gffffffffffffc:なく
gffffffffffffc:ほど
gffffffffffffc:クロ
gffffffffffffc:マク
gffffffffffffc:マクロ
gffffffffffffc:先ほ
gffffffffffffc:先ほど
gfffffffffffffw:pushed
gfffffffffffffw:since
gfffffffffffffx:der
gfffffffffffffx:ngs
gfffffffffffffx:ved
gfffffffffffflw:cache
gfffffffffffflw:esquema
gfffffffffffflx:che
gfffffffffffflx:her
gfffffffffffflx:int
gfffffffffffflx:th⟩
gfffffffffffflx:яти
gffffffffffffp:abges
gffffffffffffp:aller
gffffffffffffp:cater
gffffffffffffp:const
gffffffffffffp:einge
gffffffffffffp:encod
gffffffffffffp:esque
gffffffffffffp:expor
gffffffffffffp:forwa
gffffffffffffp:recor
gffffffffffffp:renam
gffffffffffffp:revok
gffffffffffffp:rewri
gffffffffffffp:yükle
gfffffffffffft:code>not>mark,
gfffffffffffft:done>you>mark,
gfffffffffffft:done>you>trouble
gfffffffffffft:good>done>name
gfffffffffffft:i>done>mark,
gfffffffffffft:i>done>trouble
gfffffffffffft:i>done>you
gfffffffffffft:isaid>earlier>done
gfffffffffffft:name>cell>done
gfffffffffffft:num>num>stop
gfffffffffffft:trouble>code>done
gffffffffffffw:applied
gffffffffffffw:auf
gffffffffffffw:comment
gffffffffffffw:esquema
gffffffffffffw:exported
gffffffffffffw:hand
gffffffffffffw:imports
gffffffffffffw:jetzt
gffffffffffffw:liegt
gffffffffffffw:main
gffffffffffffw:matin
gffffffffffffw:mock
gffffffffffffw:okay
gffffffffffffw:posted
gffffffffffffw:print
gffffffffffffw:quote
gffffffffffffw:renamed
gffffffffffffw:resolved
gffffffffffffw:revoked
gffffffffffffw:ways
gffffffffffffwb:# has
gffffffffffffwb:access to
gffffffffffffwb:been applied
gffffffffffffwb:been put
gffffffffffffwb:behind the
gffffffffffffwb:cash the
gffffffffffffwb:de la
gffffffffffffwb:deleted the
gffffffffffffwb:favour of
gffffffffffffwb:for both
gffffffffffffwb:i deleted
gffffffffffffwb:ik heb
gffffffffffffwb:in favour
gffffffffffffwb:it to
gffffffffffffwb:j' ai
gffffffffffffwb:made the
gffffffffffffwb:make the
gffffffffffffwb:over the
gffffffffffffwb:received a
gffffffffffffwb:that you
gffffffffffffwb:the caterer
gffffffffffffwb:the commit
gffffffffffffwb:to ⟨code⟩
gffffffffffffwb:which had
gffffffffffffwb:⟨id⟩ to
gffffffffffffx:acy
gffffffffffffx:bon
gffffffffffffx:ced
gffffffffffffx:eep
gffffffffffffx:erd
gffffffffffffx:eri
gffffffffffffx:fix
gffffffffffffx:oir
gffffffffffffx:ole
gffffffffffffx:our
gffffffffffffx:rag
gffffffffffffx:rer
gffffffffffffx:rès
gffffffffffffx:ser
gffffffffffffx:ssé
gffffffffffffx:ued
gffffffffffffx:uum
gffffffffffffx:zet
gffffffffffffx:яти
gffffffffffgflx:uts
gffffffffffgfwb:depends on
gffffffffffgfx:tzt
gffffffffffgfx:uts
gfffffffffgffw:home
gfffffffffgffw:tip
gffffffffgffft:say>stop>stop
gffffffffgfffwb:half past
gffffffgfffffwb:the cache
gffffffgfffffx:tty
gfffffgffffefw:ever
gfffffgfffffew:received
gfffffgffffffc:さえ
gfffffgffffffp:condi
gfffffgffffffp:negat
gfffffgffffffp:rever
gfffffgffffffw:flag
gfffffgffffffw:forwarded
gfffffgffffffw:negative
gfffffgffffffx:iel
gffffgfffffffc:등기
gffffgfffffffw:ao
gffffgfffffffw:round
gffffgfffffffwb:dev server
gffffgfffffffwb:the dev
gffffgfffffffx:tra
gffffgffffffglw:morning
gfffgfeffffeffx:ree
gfffgfeffffffw:records
gfffgffffffffp:impor
gffgeffffffefw:savings
gffgeffffffffw:hab
gffgfffffffefp:savin
gffgffffffffffx:log
gffgfffffffffwb:upgrade to
gffgfffffffffx:ade
gffgffffffgfflw:window
gfgdceeeeffdfb:i>all
gfgddfeeeeegew:just
gfgeffffffffew:parcel
gfgfefeffefffw:issue
gfgfefffeffffb:but>without
gfgfeffffffffc:하신
gfgfeffffffffp:decli
gfgfeffffffffp:packa
gfgfeffffffffw:declined
gfgfeffffffffw:package
gfgfeffffffffw:single
gfgfeffffffffwb:a single
gfgfeffffffffwb:i went
gfgfeffffffffx:ado
gfgfegfffffffc:から
gfgffefeffffflw:june
gfgfffefffffft:if>aux>now
gfgfffeffffffwb:the issue
gfgfffegfffffc:았습
gfgfffegfffffc:았습니
gfgfffffffffflw:noon
gfgfffffffffflx:ado
gfgffffffffffw:przez
gfgffffffffffwb:declined the
gfgffffffffffwb:⟨code⟩ was
gfgffffffffffx:aar
gfgffffffffffx:aky
gfgffffffffffx:sue
gfgffffffffffx:том
gfgfffgefeffft:you>say>stop
gfggeeeffffefwb:heb ik
gfhedfffdffffs:trouble..say
gficecfdeffffs:plan..not
ggachcefeheaeu2:aux
ggbdaZndeacVZl:all
ggbfbekcefecfw:na
ggbhcefegefefb:mark:>mark,
ggceieedgdeaes:ok..trouble
ggdcieecdeehgw:and
ggddadgfgiebeb:say>stop
ggddeffdegfhfw:minutes
ggdefffffffffw:quebrando
ggdfefffegfffwb:the hotel
ggdffffffffffp:quebr
ggdffffggefffw:paid
ggdgfeegfffdflw:now
ggedieddfeeddw:plan
ggeedefeegfffs:open..ok
ggeefeefffffft:fail>if>aux
ggeeffefffffft:if>aux>ok
ggefeeeffffgfw:di
ggefeefffffffp:sched
ggefefeffffffw:used
ggefeffffefgfw:comes
ggefeffffffefwb:of them
ggefeffffffffw:count
ggefeffffffffw:regression
ggefefgffffffw:rather
ggeffffeeefees:ok..say
ggeffffffffeflw:table
ggeffffffffffc:昨日
ggeffffffffffw:complaining
ggeffgeeeffffw:word
ggefgfffeffffw:read
ggegfegffffefx:dex
ggehegcefffefw:until
ggfdgeffeefdfw:del
ggfeefeffffffp:norma
ggfeeffeeffeft:done>say>stop
ggfeeffefefgfx:ive
ggfefeeeeefgewb:# #
ggffdffffffgft:of>num>stop
ggffefffeffffwb:your card
ggffefffffffflw:five
ggffeffffffgfp:artef
ggffeffffgfefx:rta
ggfffeffffffflx:cts
ggfffffffffffwb:# in
ggfffffffffffwb:as a
ggfffgfffffefw:domain
gggdddfefffffx:ine
gggdeffffffefw:geen
gggeeefffeffft:done>you>stop
gggeeffffffffw:thermostat
gghbccdfddegeb:now>only
ghcfdfffeffffff:earlier>trouble
ghddcfdefefgfb:ok>of
ghdeeegeeffffwb:and the
ghdffffeeefgfx:int
ghdgeffffffffw:zero
gheeeffffffeft:all>of>stop
gheeffefeffffs:not..gone
gheegffeffgffw:endpoint
ghefeffefffffw:który
ghefeffffefcft:done>be>stop
gheffeeeffffft:be>be>mark,
gheffffffffeew:march
ghegedgeeefdfw:index
ghfeeffffffefx:box
ghfeeffffffffwb:a guest
ghffdfffffffft:mark,>of>num
ghffdfffffffft:num>mark,>of
gibgeeeeeefdeb:without>none
gicegeddgefbfb:not>describe
gidZYgeecgahcext:all
gidfedeffffffb:without>fail
giedeefffffffw:online
giefeeeffefdfc:스크
giefeffeeffeeb:mark,>name
gjcddedeeffffb:done>still
gjcdeeefeefcfff:not>describe
gjceceeeeefcfb:paren>trouble
gjcedeffedeces:ok..ok
gjdddbefefeehw:your
gjddegdefeefdw:in
gkifXbbbcbecdext:none
gkifXbbbcbecdu:none
gmcaYdcZacYYkend!
gmdiccXbbcaeYk:emoji
hXebkcbbeceadpols:+-
hXeggcbdeiebeb:aux>done
hYhbeiedddeYeb:trouble>cell
hYhlceYcdbdXff:i
hZZdgdghffedeb:done>mark,
hZdkdbdfddegeb:earlier>stop
hZhcidedcefceb:mark,>fail
haeheeffeffffb:open>ok
hbcgiefeeefdfb:mark:>not
hbhdgeefdffbes:trouble..done
hcZciheedefbfb:done>of
hccdeicffeedeb:ok>plan
hccedeeegifdfb:verify>all
hcckdfeeeeeeel:speaker
hcddekcdefedfb:plan>describe
hcdeeffehefgfw:too
hceedfeeffffeff:speaker>aux
hceidfeeefffeb:speaker>aux
hcfgdffeeeegew:an
hchfegefeefdew:call
hckeeceefeeccw:od
hdVYkeYgaWfhhf:ok
hdbedeefdefjfff:trouble>mark,
hdcceeefegeeeb:aux>quotation
hddcheehdcfeeff:aux>done
hddebffeghfafpol:++
hddeffeffffhfx:urs
hddehfegfffffw:missing
hddiffeffdfefwb:have been
hdeedeehfffeelx:dım
hdeeedeffeffhw:por
hdeeffedfffhfw:drive
hdeefffffgfffwb:it was
hdefeeeffffhfw:worker
hdefffdhefffft:aux>mark,>i
hdeffffeffffft:ok>mark,>trouble
hdefffffffefht:mark,>mark,>all
hdegefffffffft:not>none>stop
hdegefgeeffefw:old
hdfbdidddceaeb:cell>trouble
hdfeefeffefifw:checkout
hdfefdefeefeeb:fail>you
hdfeffffgffffw:salvato
hdfegeeeegfgep:check
hdffefffhefffs:ok..isaid
hdffeffgfffffx:sit
hdffffffffffft:good>code>done
hdfffffffffffwb:where it
hdfffffgfffffs:trouble..verify
hdgfeffffefffw:tuesday
hdgffffffffffwb:after the
hdghffdffdecdfw:i
hdhebddfdefZfff:mark,>trouble
hdheeffffefefw:landlord
hdhefeefeefdep:remin
hdhfffdedefdfw:to
hdhgefffedfdfw:error
hdieeeeffffddx:ony
hdkadafcdffefb:plan>not
heceefeffffhft:aux>trouble>stop
hecfdefgfffifb:some>stop
heddegefgffffw:commit
heddgefefffefb:trouble>if
hedefeeffffidx:owy
hedefefffefhft:code>arrow>code
hedehefeffffffx:hed
hedfgffffffeft:fail>you>stop
hedfgheegefcex:ite
hedfhefffffffw:renewed
hedgdfffgefffs:but..done
hedhcggdeeedfw:o
hedhffeffffeffw2:the invoice
heealbdjgdaXdu:mark,
heeddegdgffffw:had
heedefffiffefb:mark:>num
heeeeeedcdcffk:
heeeefegfefeet:be>you>stop
heeeeffffgfffff:speaker>done
heeeeffffgffft:now>done>stop
heeeeffffhfdft:all>aux>stop
heeeegffffgefw:config
heeeffefgffefw:został
heeefffffeffft:be>aux>mark,
heeeffffffffft:aux>quotation>stop
heeefffffffffw:deleted
heefcfffffffhlw:review
heefcffhffffex:łem
heefeegfffffft:trouble>of>stop
heefefffeffffl:ask
heefefffefffft:mark,>i>done
heefefffgffffx:ote
heefefgfffffft:trouble>mark,>command
heeffffffffeffx:ked
heeffffffffeft:done>of>code
heefffffffffffx:ded
heeffffffffffx:ено
heeffffgffffft:mark,>all>aux
heeffgeefffffp:arran
heegeffffffefwb:has been
heegeffffffffp:upgra
heegeffffffffwb:to your
hefdeffffffffx:ail
hefdefffhffffs:num..open
hefeeffffffffw:ne
hefeeffffffffw:repo
hefefffefeffft:mark,>speaker>stop
hefefffffffffwb:ne ho
hefegeefeffefx:ved
hefegffffefdfw:weekly
heffcfffffffft:done>fail>stop
heffeffffefffc:了一
heffeffffffdfw:gepusht
heffeffffffeft:now>aux>fail
heffeffffffffp:swapp
heffefffffffft:but>now>done
heffefffffffft:not>aux>open
heffeffffffffw:ar
heffeffffffffw:clock
heffeffffffffw:swapped
heffeffffffffwb:is back
heffeffffffgfb:num>num
heffegfefffffw:já
hefffdegeeegew:form
hefffffffefefw:reminders
hefffffffffeflw:included
hefffffffffefw:sur
hefffffffffffc:ォル
hefffffffffffc:ォルダ
hefffffffffffc:フォ
hefffffffffffc:フォル
hefffffffffffc:ルダ
heffffffffffflw:⟨path⟩
heffffffffffft:aux>done>done
heffffffffffft:done>all>stop
hefffffffffffw:committed
hefffffffffffwb:him the
heffffffffgffx:ane
hefffgfffefffc:一遍
heffgffffefefwb:the weekly
hefhecdfegedew:has
hegddfffeffffb:earlier>aux
hegeeedegffeft:aux>all>stop
hegeeedegffeft:if>aux>all
hegeeffffffffw:shared
hegefffffffefw:timeout
hegfefffeffffw:flaky
hegfefffeffffwb:so i
hegffffffefffp:landl
hegffffffefffwb:the landlord
hegffffffffdffw2:⟨code⟩ ⟨code⟩
hegfffffffffflw:tuesday
hegffffffffffp:tuesd
hegfgcedeceadb:cell>name
hegfgcedeceadff:cell>name
heggeddefffefw:heb
hegheecdeefefff:not>none
hehcgeeefffefw:een
hehededeedfhfb:say>heading
hehedieefdedew:up
heheeefegffffw:door
hehefefffdfffp:sprea
hehefefffdfffwb:the spreadsheet
hehgbcbfeffdfb:aux>i
hfddcefcgdfgfpol:=+
hfdedfffeffhfw:h
hfdedffffehgeb:of>ask
hfdedfffhfffft:mark,>not>be
hfdeeeeegffffb:i>if
hfdeeheeeffffb:ok>speaker
hfdeffeeffgffs:plan..still
hfdfeeffhefdfw:those
hfdfefgfffffflw:build
hfdfggchdefcfw:now
hfdgefffffffft:all>of>mark,
hfdhdeefeeffewb:i have
hfedgffffffffwb:so that
hfeedfehgeffeb:aux>verify
hfeeeffffffffw:naar
hfeeeffffgffft:mark,>aux>done
hfeefeefffffft:you>aux>done
hfeefeffffffelx:mit
hfeefegfffffft:aux>you>stop
hfeefffffffffwb:their own
hfeefgeffdfffp:figur
hfefdfeehefefs:isaid..ok
hfefefeggefffp:corre
hfefeffffffffb:ask>fail
hfefefffffffffx:led
hfefefffffffflw:paid
hfefefffffffft:aux>done>fail
hfefefffffffft:aux>done>of
hfefefffffffft:done>fail>code
hfefefffffffft:mark,>fail>mark,
hfefeffffffffw:ahead
hfefeffffffffw:favour
hfefeffffffffw:issued
hfefeffffffffw:removed
hfefeffffffffwb:the missing
hfefeffffgfdfw:steht
hfefefffgffffwb:to mr
hfefefgfffffflx:ild
hfefegffeefffwb:back to
hfefffeffffffx:ard
hfeffffffdfffp:quart
hfeffffffefdfw:ist
hfeffffffffefff:trouble>code
hfeffffffffeffw2:c' est
hfeffffffffeffw:c'
hfeffffffffeft:mark,>fail>be
hfeffffffffefwb:c' est
hfeffffffffffb:code>code
hfeffffffffffb:you>trouble
hfeffffffffffp:delet
hfeffffffffffp:switc
hfefffffffffft:aux>done>you
hfefffffffffft:fail>mark,>i
hfeffffffffffw:onto
hfeffffffffffx:any
hfefffffffgefp:inclu
hfegeffffffffw:comments
hffdffgefffffw:enough
hffeefeffffffw:requested
hffeefeffffffw:tijd
hffeefeffgfefwb:from the
hffeefffeffffw:salle
hffeffeffffefp:dupli
hffeffeffffffp:circu
hffeffeffffffp:membe
hffeffefffffft:aux>done>if
hffeffeffffffw:duplicate
hffeffeffffffwb:as requested
hffefffffffffb:ask>earlier
hffeffffffffft:aux>open>mark,
hffefffffffffw:remote
hffefffffffffwb:'s what
hffefffffffffwb:that 's
hffeffffffgffw:also
hfffdffffffffb:fail>some
hfffeeeefffgfs:num..if
hfffefeffffffp:terug
hfffefeffffffs:good..num
hfffefefffgefb:ask>if
hfffeffffffffc:관리
hfffefffffffflw:only
hfffeffffffffw:bis
hfffeffffffffw:killed
hfffeffffffffw:room
hfffeffffffffw:took
hfffeffffffffwb:three review
hfffffeefffeft:you>be>ok
hfffffeffffffw:legacy
hffffffffeffflw:corrected
hfffffffffefft:open>mark,>be
hffffffffffefb:trouble>code
hffffffffffefp:gepus
hffffffffffefwb:pr #
hffffffffffefwb:sur ⟨code⟩
hfffffffffffft:code>aux>done
hfffffffffffft:done>mark,>done
hffffffffffffwb:the three
hffffffffffffx:yer
hfgddfffeffffw:gave
hfgeefefeffffb:code>not
hfgfdfffffffft:not>mark,>done
hfgfeefefffffw:june
hgZgYkegacadgb:you>stop
hgbbbhifbahgck:ideograph
hgceeffffffffs:fail..without
hgcfheeefffeew:visa
hgdfffffffffft:without>none>stop
hgedefedeffhfp:minut
hgedgfffeffefw:five
hgeedggdeegeew:test
hgefeffffffefw:whole
hgffffeffffeffw2:the #
hgicbcedcfdfdu:command
hhceeeefeeefdb:verify>aux
hhcgeeeffffefx:ала
hhddeeeefffffs:fail..if
hhdeeffffffdfw:c'
hheceedfeffefb:ok>not
hheecdddegfffb:earlier>mark,
hheeegeffffefw:met
hheefeeeaghbeu2:be
hhfcbdcfgfeeeb:mark,>aux
hhfcdfffeffefb:trouble>not
hibedfgffffefw:broken
hicZkZcbeddbbb:plan>heading
hicceedefffffb:fail>if
hiceedddeegeeb:be>be
hicfeffffffefwb:the broken
hidecefeeefefb:mark;>i
hidecfedeeeeepol:==
hjeaddeifdfdfb:open>all
hjhZVcdccaeYdff:done>stop
hkadcdffcceadu2:ok
hkbdcddgeeeces:fail..ok
hkgbcbddedefcfw:your
hkjWXZZbbcdXZff:mark,>stop
hlXkWUYbaZdRnlen:3
iWicacededecjb:trouble>trouble
iXZYbXsYdcdXef:if
iZabkcaddgdZbb:say>mark,
iZbidbXbeeekeb:if>stop
iZfbaefehdehfb:not>be
iZgYhiegbddcdf:but
iZlcfgdcdaegdb:code>stop
iagbebccdgefdb:mark,>trouble
ibYdiehddcfdeb:done>done
ibZdgfefigfcfb:trouble>aux
ibdeeffeeefgfs:done..num
ibdideeefeeeel:of
ibfgdgcgidfbcw:i
ibicdefeeefgfb:you>done
icacedeefdeieb:arrow>code
icacedeefdeieb:code>arrow
icajeefgecfeew:have
icbddeeeeefifw:hours
iccfhffffefefff:done>trouble
icdeeefffdfifb:command>stop
icdggfeefgedfx:ted
icebheeefefefff:done>fail
iceeeffffefifw:own
icegefffeffdfp:trans
icfcgefeeffcfs:done..done
icfefffffefeflw:too
icfefffffefefwb:out too
icffefgffffefwb:up the
iciddbggfdecefw:that
idZciededefhfb:aux>trouble
idZdgddjddeYbff:ok>mark,
idbgakcZafeahu:you
idcceeffeefeeff:aux>quotation
idceceeheefefb:done>paren
idcecefeiffeeb:stop>mark,
iddecfefehfefb:speaker>done
iddeeegfffgdew:work
iddeefffgffefx:tum
iddegeddfhfdew:from
iddfeffffefefff:cell>done
iddheeeffffefx:ına
idedfeegeffcfw:gone
ideechdefffefb:open>of
ideeeefgfgefex:led
idefefeffffdfw:blocked
ideffffffffffw:him
idefgffefffefff:done>all
idegefffffffffx:ped
idfZdbZbabdkal:trouble
idffcddeeefffff:i>fail
idffefffffffft:mark,>i>ok
idfffffffffefw:where
idfhgdfdedebeb:done>ok
idiebcbedeeefb:i>fail
ieUeefgfYZcgif:trouble
iebdjfefedfcfff:trouble>aux
iecceggeffgeeb:aux>you
iechdeefeefeefw2:i have
iededffefffehw:review
iededffeicfffb:mark:>done
iedeedfifffdex:tir
iedeefffeeffft:i>done>stop
iedfeffffffffff:done>done
iedfefffgffeft:trouble>trouble>mark,
iedffeeffffffx:ged
iedffeffffffew:u
iedffffffffeft:cell>done>cell
iedffffffffeft:code>mark,>fail
iedffffffffffw:s3
ieedeedefffffb:done>if
ieeeeefgfffefw:cache
ieeeeffeeffffs:gone..done
ieeeeffffffeflw:work
ieeeeffffffegx:iew
ieeefefffffedc:まし
ieeefefffffedc:ました
ieeefffefefdft:aux>gone>stop
ieeefffefefdft:describe>aux>gone
ieeefgeffdfffw:figures
ieefeeeefffffu2:earlier
ieefefeefffffw:arranged
ieefefffeffefb:trouble>ask
ieefeffffefeft:ok>trouble>stop
ieefeffffefffw:corrected
ieefeffffffeffw:added
ieefeffffffefw:added
ieefefffffffft:good>trouble>trouble
ieeffdfffffdflx:tir
ieeffdfffffdfx:niz
ieeffdfffffdfx:ную
ieeffdfffffdfx:ные
ieeffdfffffdfx:цию
ieeffeeffegefw:included
ieeffffeeffefw:est
ieeffffffffdfp:block
ieeffffffffffw:switched
ieegdfeffefeflx:ies
iefceffffgfffw:voicemail
iefdfdefeffffb:i>without
iefedffffefgfwb:to #
iefefeffffffew:hit
iefegfeeeefedc:した
ieffcgfffffffw:wake
ieffeffffefefw:ya
ieffeffffefffb:good>speaker
ieffeffffefffff:good>speaker
iegfeeeabbdhau:code
ieghbddcbdegeb:not>none
iehdfefffdfffw:spreadsheet
iehfdfeffffdfb:fail>code
iejadeceeffefff:aux>i
ifbbdehechedcb:be>aux
ifcfeefffffeft:cell>cell>trouble
ifddeffffffffb:trouble>you
ifdeefefgfffex:mit
ifdeeffffffeffx:th⟩
ifdfdffffffffw:docker
ifdfeffffffffwb:fixed the
ifdffeefeffefw:left
ifeeefdffffffw:board
ifeeefeffffefw:layer
ifeeefeffffffw:merged
ifeeffefffffft:if>aux>stop
ifefdfeehfffft:done>mark,>not
ifefdffffeffft:cell>trouble>slash
ifefdfffffffft:cell>cell>done
ifefdfffffffft:cell>trouble>trouble
ifefdfffffffft:trouble>trouble>cell
ifefeedefffhfb:num>if
ifefeffffffffb:name>done
ifeffffffffefw:transferred
ifefffffffffft:done>code>stop
ifegfdceeffdfw:were
iffceffffffffwb:left a
iffcfffffgfffp:voice
iffedfffefffft:num>mark,>stop
iffeffdffffffb:deliberate>stop
ifffdffffffffc:三个
ifffffdffffffb:done>deliberate
ifgedfeeeffeft:not>be>done
ifgfYcededeadb:name>cell
igefcfeffefdep:print
igfdefdeddfeew:so
ihcedefffffffff:i>all
ihceedeeefeefb:earlier>be
iheeceeeegeeewb:in the
iheedfgffcfefw:under
iibeeeeffffdft:fail>ok>stop
iibefdfffefcfwb:'s in
ijddagdefffbew:'s
jYceYjdihdebdb:mark,>i
jYefagfgchdaeb:speaker>stop
jZcbifjbgegfZlen:20
jZgdcjZddaeZdb:code>mark,
jaXghaWcdceglu:heading
jaaddddheifbeb:all>aux
jacciddefeeceu2:name
jakZcbddfdeddb:you>aux
jbbdccejeeecdw:mail
jbceccejeeecdfw:mail
jbcecefefhfefb:now>done
jbdejeeefdfaeff:ok>trouble
jbdhaddiceefdff:describe>aux
jbfcdddeeceheu2:code
jbfcdfgeedehew:by
jbffffffeffffb:ask>aux
jbkZcbdeedeeeff:you>aux
jcbffeffeifdfw:тебя
jcbjeefedefcew:been
jccejffdeefdew:do
jcdcefdgedgdcb:be>you
jcdeceeheffeex:dım
jcecifeeeefefb:describe>mark;
jceededhedffeb:mark,>heading
jceeeefefffefff:done>you
jceeeffffffffb:good>code
jceeeffffffffff:good>code
jcfdeeegddeeeb:now>be
jcgecfeeeefcfb:fail>be
jdbgccedeeeges:done..plan
jdddfiedfefefb:but>now
jddedfeeegfefb:done>speaker
jddeffffgfffeb:speaker>mark:
jddehcfffffbfw:и
jddeheeffdfaeb:ok>trouble
jddffdfffffcfp:перес
jdebgechdefgeb:heading>stop
jdeeffffefffeff:speaker>mark:
jdefeffffeffff:name
jdefefhfeefefb:mark,>command
jdfdfeeefdfdhwb:for the
jdfhdeeffefcfb:of>code
jdgbceefeeeheb:aux>of
jeagdeeegefdfb:none>stop
jebffeefeffeft:mark,>trouble>stop
jecegffefffefw:ci
jecfeefffffefwb:one 's
jeddfeeedefffb:num>mark,
jededefeeefefff:mark,>done
jedeffeffefeffx:ted
jedefffefefefff:of>trouble
jedfeffffefffff:done>speaker
jedfegffeegeew:le
jeeeeedefffefb:name>stop
jeefbfgefegefb:done>some
jeefdfffeffefff:done>mark:
jeefeffffffeft:done>describe>stop
jefbefffffffffw2:left a
jefbefffffffffw:left
jefeafeedefifb:mark,>of
jefeceeegefeew:mr
jegcdeeffffefff:aux>of
jekYdZccbgcWib:aux>stop
jfdfefffefffft:mark,>done>stop
jfedeedefffefb:of>if
jffdhfbgeeeaew:all
jfffefeefffefb:good>num
jfffefeefffefff:good>num
jfhdaccgdccaib:mark,>all
jgbdeeedddefeb:i>now
jgcedefffefdefw:⟨path⟩
jgedcbcbdhdYau:name
jgeeeebedcffhw:for
jghaebghYbWafend-
jhYYfbcgbidWdu:gone
jhbchcdbcdedeff:i>done
jhceacbedeefdb:trouble>describe
jhfkZRjceUaVfb:mark,>stop
jibabcchegeYeb:gone>stop
jicehaabgcebdb:open>stop
jicgadfeeefbeb:all>of
jkVYiaaZcZcXhu:good
jmfdVeeeedebcext:n=m
kYfheccdefbhZbullet
kZeagdfeefeaeu2:done
kabZhedddhfdeb:mark,>open
kbdgdffffefefb:code>done
kbgcddadhcfbeb:aux>all
kcZdcgcgdbchab:cell>cell
kcZedeeeedfgfb:done>code
kcabebhheedebl:i
kcdddddefeeceb:name>name
kcdddefeeeffeff:open>stop
kcecdfffeffefff:of>num
kcefeffffffffb:done>name
kcfdfeedeeedcce:した
kcfeeeefeefbeb:stop>trouble
kdZecedfeeeXkff:trouble>trouble
kdbfeeeffffcfb:trouble>now
kdcedcehfffbec:어요
kdceeefffefeet:name>cell>cell
kdcfdfefeffdes:good..trouble
kdefdfffeefdfb:done>mark:
kdfededeeefefw:card
kebeefffeffdfff:code>mark,
kebigZaafedZeb:if>aux
keccheeeedeeeb:of>num
keeafffeffffft:mark,>open>stop
keebefeeecfaeb:aux>gone
keefdffffffdfff:trouble>done
kfecdcddffehdlw:#
khddfWfggcbUZlen:35
khfZhXTjgWYcTf:mark,
kiXZjbabcbcZZf:good
kiYdcdcheeeZeb:fail>ok
kiYdddcgeeeZeff:fail>ok
kjiaZeedfedffb:open>mark,
laXbhecbbdfaeff:done>mark,
labdicaeedeZbff:say>mark,
lbedddcdededdff:aux>mark,
lbefeffffeffeff:good>
lbfcaddciffdeu2:stop
lcZgbdbcefecdb:done>plan
lcdfdffffefefb:good>done
lceedfeefefefs:good..done
ldbedefffefdfff:done>code
ldceeeefdeeecce:ました
lddbfgeeeefcfw:pr
lddfeffffffffff:done>
ldefeffffefffff:good>done
ldgRUiUZZUWiRf:stop
ldgRUiUZZUWiRff:stop>
leZbgbdiZceceb:i>done
lfcYjbbbdedecpol1:+
lfebcbbbdfdecpol:+
lffcbcdedcedeb:done>you
lgdaacebcdcieu:trouble
lhebbbbbdfddcpols:+
mXYchedjdbeadl:done
mZZacabddbbaif:
mZZacabddbbaiff:>
mZZacabddbbail:
maeeiabfdddbdu:done
mahddYfeaZcXhf:aux
mbaebeefeefbeb:good>trouble
mbaebeefeefbeff:good>trouble
mcadcadieeeYece:어요
mdYededfdeeddl:describe
mgeaabbcefddcpoll:+
nWXZgbdijadcbb:aux>mark,
nbggcVbfgecYbu:aux
ncgdafegccfdfb:mark,>done
ndbZccdcdeecfff:if>aux
neeakZaZZWdZcf:done
obZebefeedfcfb:cell>done`;
