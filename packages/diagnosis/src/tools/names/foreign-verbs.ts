import type { Deed } from '../deeds.ts';

/**
 * What a word of a tool's name does in other languages than English. Words are compared without accents; an entry with `*` is the beginning
 * of a word, and entries in Chinese, Japanese and Korean may be anywhere in it.
 */
export function toForeignDeed(word: string): Deed | null {
  const plain = fold(word);
  const known = WORDS.get(plain);
  if (known !== undefined) return known;
  for (let length = Math.min(plain.length, LONGEST); length >= SHORTEST; length -= 1) {
    const deed = STEMS.get(plain.slice(0, length));
    if (deed !== undefined) return deed;
  }
  if (!/[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/.test(plain)) return null;
  return UNSPACED.find(([part]) => plain.includes(part))?.[1] ?? null;
}

const fold = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ıłß]/g, (char) => ({ ı: 'i', ł: 'l', ß: 'ss' })[char] ?? char);

/** German, French, Spanish, Portuguese, Italian, Dutch, Polish, Russian (also in Latin letters) and Turkish: infinitives, imperatives, nouns of the deed. */
const ROWS: readonly (readonly [Deed, string])[] = [
  [
    'look_up',
    'suchen suche finden abfrag* anzeig* auflist* zeig* holen hole pruef* prüf* liste cherch* recherch* affich* lister trouv* consultar consulter consulta verifier verificar verifica buscar busca* obten* mostrar muestra* listar lista pesquis* procurar obter mostra* cercare cerca trova* elenc* leggi zoek* toon tonen opzoek* szukaj* znajdz* pokaz* pobierz* sprawdz* najd* iskat* poisk* spisok najti ara sorgu* sorgula* goster* listele* bul bulma getir* durum* поиск* найти спис* показ* получ* провер* запрос*',
  ],
  ['read', 'lesen lies lire leer ler leia leggere lezen lees czytaj odczyt* oku chitat* читать прочит*'],
  [
    'create',
    'erstell* anleg* hinzufueg* hinzufüg* speicher* schreib* erzeug* ajout* creer cree ecri* enregistr* crear crea anad* agreg* guardar guarda escrib* criar cria* adicion* salvar salva escrev* creare aggiung* scriv* aanmak* toevoeg* maak* opsla* schrijf* utworz* dodaj* zapisz* stworz* sozdat* dobavit* olustur* ekle* kaydet* yaz yarat* создат* добав* запис* сохран*',
  ],
  [
    'change',
    'aender* änder* aktualisier* bearbeit* modifier changer mettre actualiz* cambi* editar editer atualiz* alterar mudar aggiorn* wijzig* bijwerk* zmien* edytuj* aktualizuj* izmenit* obnovit* guncelle* degistir* duzenle* измен* обнов*',
  ],
  [
    'delete',
    'loesch* lösch* entfern* supprim* efface* eliminar elimina eliminare borrar borra remover rimuovere excluir apag* cancella* rimuov* verwijder* wissen usun* skasuj* udalit* sil temizle* kaldir* удал* стереть очист*',
  ],
  [
    'send',
    'senden sende verschick* versend* schick* benachrichtig* envoyer envoi envoie enviar envia mandar manda mande notificar notifica notifier invia* spedire spedisci verstu* stuur* wyslij* powiadom* otprav* gonder* yolla* bildir* отправ* послать уведом*',
  ],
  ['publish', 'veroeffentlich* veröffentlich* publier publicar publica publicare pubblic* opublik* yayinla* опублик*'],
  [
    'pay',
    'bezahl* zahl* ueberweis* überweis* bestell* payer paye pagar pagare paga pagamento comprar compra acquist* commander ordina ordinare betaal* bestel* zaplac* oplac* zamow* kupit kupno oplat* zakaz* ode odeme* satinal* siparis* оплат* заказ* купить',
  ],
  ['refund', 'erstatt* rembours* reembols* rimbors* terugbetal* zwrot* vozvrat* iade* возврат*'],
  [
    'book',
    'buchen buche reservar reserver reservieren reserveer prenot* boek boeken zarezerwuj rezerwuj bronirovat zabronirovat rezerve заброн* брон*',
  ],
  ['cancel', 'storn* absag* kuendig* kündig* annul* cancelar anul* otmen* iptal* отмен*'],
  [
    'schedule',
    'einplan* planen terminieren erinner* planif* programar programmer programmare agendar agende rappel* recordat* lembr* pianific* promemoria inplan* herinner* zaplanuj* przypomn* zaplanir* napomn* planla* zamanla* hatirlat* заплан* напомн*',
  ],
  [
    'start',
    'starten einschalt* aktivier* demarr* lancer lanza activar activer ativar attiva iniciar arranc* encend* ligar avvi* accend* aanzet* uruchom* wlacz* zapust* vkluch* baslat* calistir* запуст* включ*',
  ],
  [
    'stop',
    'stoppen ausschalt* deaktivier* arret* desactivar desactiver detener apagar parar ferma* spegn* stoppen uitzet* zatrzym* wylacz* ostanov* vykluch* durdur* kapat* останов* выключ*',
  ],
  [
    'set',
    'einstell* stell* setz* regler definir definire establec* ajust* configur* impost* instel* ustaw* nastro* ustanov* ayarla* настро* установ*',
  ],
  ['move', 'verschieb* deplac* mover mueve* spost* verplaats* przenies* peremest* tasi* перемест*'],
  ['install', 'installier* instalar instaluj installa installeer installer ustanovi* yukle*'],
];

const ENTRIES = ROWS.flatMap(([deed, list]) => list.split(' ').map((entry): [string, Deed] => [fold(entry), deed]));
const WORDS: ReadonlyMap<string, Deed> = new Map(ENTRIES.filter(([entry]) => !entry.endsWith('*')));
const STEMS: ReadonlyMap<string, Deed> = new Map(
  ENTRIES.filter(([entry]) => entry.endsWith('*')).map(([entry, deed]) => [entry.slice(0, -1), deed]),
);
const LONGEST = Math.max(...[...STEMS.keys()].map(({ length }) => length));
const SHORTEST = 3;

/** Chinese, Japanese and Korean. */
const UNSPACED: readonly (readonly [string, Deed])[] = (
  [
    ['look_up', '查询 搜索 查找 获取 列出 查看 検索 取得 一覧 確認 照会 검색 조회 목록 확인'],
    ['read', '读取 阅读 読む 読取 読み取り 읽기'],
    ['delete', '删除 清除 清空 移除 削除 消去 삭제 제거'],
    ['create', '创建 新建 添加 新增 保存 写入 作成 追加 登録 書き込 생성 추가 작성 저장 등록'],
    ['change', '修改 更新 编辑 变更 変更 編集 수정 변경 편집'],
    ['send', '发送 通知 回复 送信 返信 전송 발송 보내 알림'],
    ['publish', '发布 公開 게시'],
    ['refund', '退款 返金 환불'],
    ['pay', '支付 付款 转账 下单 购买 支払 振込 注文 購入 결제 송금 주문 구매'],
    ['book', '预订 预约 预定 予約 예약'],
    ['cancel', '取消 キャンセル 취소'],
    ['schedule', '日程 提醒 リマインド 스케줄'],
    ['start', '启动 开启 開始 起動 시작'],
    ['stop', '停止 关闭 정지 중지'],
    ['set', '设置 设定 設定 설정'],
  ] as const
).flatMap(([deed, list]) => list.split(' ').map((part): [string, Deed] => [part, deed]));
