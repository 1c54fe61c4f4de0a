/** A property with two ends. `_` joins the words of a phrase, `*` stands for any ending. */
interface Scale {
  readonly name: string;
  readonly high: string;
  readonly low: string;
}

/** What things are said to be, in outputs and in answers. Words that also mean something else are left out. */
export const SCALES: readonly Scale[] = [
  {
    name: 'open',
    high: 'open opens geöffnet offen ouvert ouverte ouverts ouvertes abierto abierta abiertos abiertas aberto aberta abertos abertas aperto aperta aperti aperte geopend otwarty otwarta otwarte otwarci открыт открыта открыто открыты açık 开放 营业 营业中 開館して 開いて 営業中 営業して 열려 영업',
    low: 'closed shut closes geschlossen fermé fermée fermés fermées cerrado cerrada cerrados cerradas fechado fechada fechados fechadas encerrado encerrada chiuso chiusa chiusi chiuse gesloten dicht zamknięty zamknięta zamknięte nieczynny nieczynna nieczynne закрыт закрыта закрыто закрыты kapalı 关闭 闭馆 休息 歇业 休館です 休館して 休館と 休業 閉館して 閉まって 휴관 휴무 닫혀',
  },
  {
    name: 'locked',
    high: 'locked verriegelt abgeschlossen verrouillé verrouillée bloqueada trancado trancada cerrada_con_llave chiusa_a_chiave vergrendeld op_slot zamknięte_na_klucz заперт заперта заперто kilitli kilitlendi 锁好 已上锁 施錠 잠겨 잠금',
    low: 'unlocked unverriegelt aufgesperrt déverrouillé déverrouillée desbloqueada destrancado destrancada sbloccata ontgrendeld odblokowane отперта разблокирован kilitsiz 未锁 未上锁 解錠 잠금해제',
  },
  {
    name: 'available',
    high: 'available in_stock verfügbar vorrätig lieferbar auf_lager disponible disponibles en_stock disponível disponíveis em_estoque em_stock disponibile disponibili in_magazzino beschikbaar op_voorraad leverbaar dostępny dostępna dostępne w_magazynie доступен доступна доступно в_наличии mevcut stokta 有货 现货 有库存 在庫あり 재고_있',
    low: 'unavailable out_of_stock outofstock out_stock sold_out soldout backorder* nicht_verfügbar ausverkauft vergriffen nicht_lieferbar indisponible épuisé épuisée rupture agotado agotada sin_existencias sin_stock no_disponible indisponível esgotado esgotada sem_estoque non_disponibile esaurito esaurita niet_beschikbaar uitverkocht niedostępny niedostępna niedostępne wyprzedan* недоступен недоступна недоступно нет_в_наличии распродан* stokta_yok tükendi mevcut_değil 缺货 无货 售罄 在庫切れ 在庫なし 売り切れ 품절',
  },
  {
    name: 'approved',
    high: 'approved approves accepted accepts granted genehmigt bewilligt angenommen akzeptiert zugesagt approuvé approuvée accepté acceptée accordé accordée aprobado aprobada aceptado aceptada concedido concedida aprovado aprovada aceite aceito aceita deferido approvato approvata accettato accettata accolto accolta concesso goedgekeurd geaccepteerd toegekend zatwierdzon* zaakceptowan* przyznan* uznan* uznają uznała uznali przyjęł* одобрен* принят принята принято утвержд* удовлетворен* onayland* onayladı kabul_edil* 批准 通过审核 已通过 同意 承認 受理 認められ 승인 수락',
    low: 'rejected rejects declined declines denied denies refused refuses turned_down disapproved abgelehnt zurückgewiesen verweigert abgesagt refusé refusée rejeté rejetée décliné rechazado rechazada rechazó denegado denegada rehusado recusado recusada rejeitado rejeitada negado negada indeferido rifiutato rifiutata respinto respinta negato negata afgewezen geweigerd afgekeurd odrzuc* odmów* odrzuć* отклон* отказ* отвергн* reddedil* reddetti 拒绝 驳回 未通过 拒否 却下 不承認 거부 거절 반려',
  },
  {
    name: 'paid',
    high: 'paid settled bezahlt beglichen payé payée payés payées réglé réglée pagado pagada pagados pagadas pago paga pagos pagas pagato pagata pagati pagate saldato saldata betaald opłacon* zapłacon* оплачен* ödendi ödenmiş 已付 已支付 付清 支払済 支払い済 결제완료 납부완료',
    low: 'unpaid overdue past_due outstanding unbezahlt überfällig ausstehend impayé impayée impayés impagado impagada vencido vencida por_pagar em_atraso não_pago insoluto insoluta non_pagato scaduta onbetaald achterstallig niezapłacon* nieopłacon* zaległ* неоплачен* просрочен* ödenmemiş ödenmedi gecikmiş 未付 未支付 逾期 未払 滞納 미납 연체',
  },
  {
    name: 'delivered',
    high: 'delivered zugestellt livré livrée distribué entregado entregada entregue consegnato consegnata bezorgd afgeleverd doręczon* dostarczon* доставлен доставлена вручен* teslim_edildi 已送达 已签收 已妥投 配達済 配達完了 배송완료 배달완료',
    low: 'in_transit intransit out_for_delivery undelivered unterwegs in_zustellung nicht_zugestellt en_transit en_cours_de_livraison en_tránsito en_camino en_reparto em_trânsito a_caminho in_transito in_viaggio in_consegna onderweg w_drodze w_tranzycie в_пути в_доставке yolda dağıtımda 运输中 在途 派送中 輸送中 配達中 持ち出し中 배송중 배달중',
  },
  {
    name: 'active',
    high: 'active enabled activated aktiv aktiviert actif active activé activée activo activa activado activada habilitado habilitada ativo ativa ativado ativada attivo attiva attivato attivata abilitato actief ingeschakeld geactiveerd aktywn* włączon* активен активна активно включен включена включено включён etkin aktif 启用 已启用 激活 有効 활성',
    low: 'inactive disabled deactivated suspended inaktiv deaktiviert gesperrt inactif inactive désactivé désactivée suspendu suspendue inactivo inactiva desactivado desactivada suspendido suspendida deshabilitad* inativo inativa desativado desativada suspenso suspensa inattivo inattiva disattivato disattivata sospeso sospesa inactief uitgeschakeld gedeactiveerd opgeschort nieaktywn* wyłączon* zawieszon* неактив* отключен* отключён* выключен* приостановлен* заблокирован* devre_dışı pasif askıda 停用 已停用 禁用 停运 暂停 停止 無効 運休 休止 비활성 중단',
  },
  {
    name: 'running',
    high: 'running runs operating in_operation verkehrt fährt läuft circule circulent en_service en_marcha circula operativo em_operação in_funzione operativa in_servizio rijdt draait kursuje działa ходит работает курсирует çalışıyor 运行 开行 正常开行 正常运行 運行 稼働 운행',
    low: 'stopped suspended cancelled canceled not_running out_of_service entfällt fällt_aus ausgefallen eingestellt supprimé supprimée annulé annulée suspendu suspendue hors_service cancelado cancelada suspendido suspendida fuera_de_servicio suspenso suspensa fora_de_serviço cancellato cancellata soppresso soppressa fuori_servizio geannuleerd vervallen buiten_dienst odwołan* zawieszon* nie_kursuje отмен* не_ходит не_работает iptal sefer_dışı 停运 停开 取消 运休 運休 運転見合わせ 결항 운휴',
  },
  {
    name: 'healthy',
    high: 'healthy up_and_running reachable online gesund erreichbar en_ligne joignable en_línea accesible saludable saudável acessível raggiungibile in_linea bereikbaar gezond osiągaln* dostępn* онлайн исправен исправна çevrimiçi erişilebilir 在线 正常运行 健康 オンライン 正常 온라인 정상',
    low: 'unhealthy unreachable offline restarting crashloopbackoff degraded crashed jammed faulty defekt gestört nicht_erreichbar hors_ligne injoignable en_panne fuera_de_línea inaccesible averiado indisponível inacessível avariado irraggiungibile non_raggiungibile guasto guasta onbereikbaar storing nieosiągaln* awaria оффлайн недоступ* неисправ* çevrimdışı erişilemez arızalı 离线 不可达 故障 异常 オフライン 故障 異常 오프라인 고장 장애',
  },
  {
    name: 'valid',
    high: 'valid gültig valide valides vigente válido válida válidos válidas valido valida geldig ważny ważna ważne действител* geçerli 有效 有効',
    low: 'invalid expired expires_soon ungültig abgelaufen invalide expiré expirée périmé caducado caducada inválido inválida expirado expirada vencido vencida invalido scaduto scaduta ongeldig verlopen nieważn* wygasł* недействител* истек истекла истекло просроч* geçersiz süresi_dol* 无效 过期 失效 無効 期限切れ 만료 무효',
  },
  {
    name: 'direct',
    high: 'direct nonstop non_stop without_changing without_changes no_changes direkt ohne_umstieg ohne_umsteigen sans_correspondance sans_changement directo directa sin_transbordo direto direta sem_transbordo diretto diretta senza_cambi rechtstreeks zonder_overstap bezpośredni* bez_przesiadk* прямой прямая без_пересад* aktarmasız direkt 直达 直飞 直通 乗り換えなし 직행 직통',
    low: 'one_change 1_change two_changes 2_changes 1_stop one_stop 2_stops changes_1 changes_2 stops_1 stops_2 umstiege_1 umstiege_2 transfers_1 transfers_2 umstieg 1_umstieg umsteigen correspondance 1_correspondance transbordo escala 1_escala scalo 1_cambio overstap przesiadk* пересадк* aktarma aktarmalı 换乘 中转 转机 乗り換え 乗換 경유 환승',
  },
  {
    name: 'allowed',
    high: 'allowed permitted permits welcome erlaubt gestattet zulässig autorisé autorisée permis permise admis admise permitido permitida autorizado autorizada admitido admitida permesso permessa consentito consentita ammesso ammessa autorizzat* toegestaan toegelaten dozwolon* zezwala разрешен* разрешён* допускается serbest izin_verilir 允许 可以携带 許可 허용',
    low: 'forbidden prohibited banned disallowed verboten untersagt unzulässig interdit interdite interdits interdites prohibido prohibida prohibidos proibido proibida proibidos vietato vietata vietati verboden zabronion* zakazan* запрещен* запрещён* нельзя yasak yasaktır 禁止 不允许 不得 严禁 不可 금지',
  },
  {
    name: 'supported',
    high: 'supported supports still_works unterstützt prise_en_charge pris_en_charge compatible soportado admite suportado suportada supportato supportata ondersteund obsługiwan* поддержива* destekleniyor 支持 サポートされ 対応 지원',
    low: 'unsupported dropped removed discontinued deprecated end_of_life no_longer_supported nicht_mehr_unterstützt entfernt eingestellt supprimé abandonné retirado eliminado descontinuad* removido rimosso dismesso verwijderd stopgezet usunięt* wycofan* удален удалён* прекращ* kaldırıl* 移除 已移除 弃用 不再支持 廃止 削除され 제거 중단',
  },
  {
    name: 'refundable',
    high: 'refundable free_cancellation kostenlos_stornierbar erstattbar stornierbar remboursable annulation_gratuite reembolsable cancelación_gratuita reembolsável cancelamento_gratuito rimborsabile cancellazione_gratuita terugbetaalbaar gratis_annuleren zwrotn* bezpłatne_odwołanie возвратный бесплатная_отмена iade_edilebilir ücretsiz_iptal 可退款 免费取消 返金可 환불가능',
    low: 'non_refundable nonrefundable no_refund nicht_erstattbar nicht_stornierbar non_remboursable no_reembolsable não_reembolsável non_rimborsabile niet_terugbetaalbaar bezzwrotn* невозвратн* iade_edilemez iadesiz 不可退 不退款 返金不可 환불불가',
  },
  {
    name: 'confirmed',
    high: 'confirmed confirms bestätigt confirmé confirmée confirmado confirmada confermato confermata bevestigd potwierdzon* подтвержден* подтверждён* onaylandı kesinleşti 已确认 確定 確認済 확정',
    low: 'unconfirmed tentative pending on_request waitlist* awaiting unbestätigt vorläufig auf_anfrage warteliste en_attente provisoire liste_d_attente pendiente provisional lista_de_espera pendente provisório lista_de_espera in_attesa provvisori* lista_d_attesa onbevestigd in_afwachting wachtlijst niepotwierdzon* oczekuj* wstępn* неподтвержд* ожида* предварительн* beklemede bekliyor geçici 待确认 待定 候补 未确认 仮予約 未確定 保留 대기 미확정',
  },
  {
    name: 'finished',
    high: 'finished completed complete ended fertig beendet abgeschlossen fertiggestellt terminé terminée achevé fini terminado terminada finalizado finalizada completado concluído concluída completato completata concluso conclusa finito klaar voltooid afgerond zakończon* ukończon* gotow* завершен* завершён* закончен* готов* tamamland* bitti 已完成 结束 完了 終了 완료 종료',
    low: 'in_progress inprogress still_running ongoing unfinished queued pending postponed deferred läuft_noch in_bearbeitung laufend verschoben vertagt en_cours inachevé reporté reportée en_curso en_proceso aplazado aplazada pospuest* em_andamento em_curso adiado adiada in_corso rinviato rinviata rimandat* bezig nog_bezig uitgesteld w_toku w_trakcie odłożon* przełożon* в_процессе выполняется отложен* перенесен* перенесён* devam_ediyor ertelendi 进行中 未完成 推迟 延期 进行 実行中 進行中 延期 保留 진행중 연기',
  },
  {
    name: 'identical',
    high: 'identical same_checksum matches match agree agrees tally tallies identisch unverändert stimmt_überein identique identiques inchangé correspond idéntico idéntica idénticos coincide coinciden sin_cambios idêntico idêntica idênticos coincidem identico identica identici corrisponde identiek komt_overeen identyczn* zgadza_się zgodn* идентичн* совпада* aynı özdeş 一致 相同 同一 일치 동일',
    low: 'differ differs different mismatch changed unterscheid* abweich* verändert différent différente diffère diferente diferentes difiere distinto diverso diversa diversi differisce verschil* różn* niezgodn* отлич* различ* не_совпада* farklı uyuşmuyor 不一致 不同 不匹配 異なる 불일치 다르',
  },
  {
    name: 'online',
    high: 'connected verbunden connecté connectée conectado conectada connesso connessa collegato verbonden połączon* подключен* подключён* bağlı bağlandı 已连接 接続済 연결됨',
    low: 'disconnected not_connected getrennt déconnecté déconnectée desconectado desconectada disconnesso scollegato niet_verbonden losgekoppeld rozłączon* niepołączon* отключен* отключён* bağlı_değil bağlantı_kesildi 未连接 断开 未接続 切断 연결끊김',
  },
  {
    name: 'dry',
    high: 'dry trocken sec sèche seco seca asciutto asciutta droog such* сухо сухой kuru 干燥 乾燥',
    low: 'wet moisture leak leaking leak_detected nass feucht wasser_erkannt mouillé humide fuite mojado húmedo fuga molhado úmido húmida vazamento bagnato umido perdita nat lekkage mokr* wilgotn* wyciek мокр* влажн* протечк* ıslak sızıntı 潮湿 漏水 水漏れ 누수',
  },
  {
    name: 'public',
    high: 'public publicly öffentlich public publique publics público pública públicos pubblico pubblica openbaar publiczn* публичн* herkese_açık 公开 公開 공개',
    low: 'private privat intern privé privée privado privada privato privata besloten prywatn* приватн* частный özel gizli 私有 私密 非公开 非公開 비공개',
  },
  {
    name: 'safe',
    high: 'safe tolerated tolerates fine unbedenklich verträglich verträgt sans_danger tolère tolera seguro segura sin_peligro inofensivo sicuro sicura innocuo veilig bezpieczn* безопасн* переносит güvenli 安全 没问题 安全です 안전',
    low: 'dangerous allergic allergy severe_reaction unsafe intolerant toxic gefährlich allergisch unverträglich giftig dangereux dangereuse allergique allergie intolérant peligroso peligrosa alérgico alérgica alergia tóxico perigoso perigosa alérgico pericoloso pericolosa allergico allergica tossico gevaarlijk allergisch giftig niebezpieczn* uczulen* alergi* toksyczn* опасн* аллерги* токсичн* tehlikeli alerji* zehirli 危险 过敏 有毒 アレルギー 危険 有毒 알레르기 위험',
  },
  {
    name: 'mergeable',
    high: 'ready_to_merge safe_to_merge can_be_merged good_to_merge go_ahead lgtm kann_gemergt bereit_zum_merge prêt_à_fusionner listo_para_fusionar listo_para_mergear pronto_para_merge pronto_per_il_merge klaar_om_te_mergen gotowe_do_scalenia можно_мержить 可以合并 マージ可能 マージして問題',
    low: 'do_not_merge don_t_merge not_ready_to_merge should_not_be_merged must_not_be_merged hold_the_merge blocking nicht_mergen ne_pas_fusionner no_fusionar no_mergear não_fazer_merge não_mesclar non_fare_il_merge niet_mergen nie_scalać не_мержить 不要合并 マージしない',
  },
];
