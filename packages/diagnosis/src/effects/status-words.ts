/** Words with which services say how something is. One list each, in lower case, words joined by underscores. */
export const GOOD = toSet(
  'ok okay success succeeded successful successfully completed complete executed done finished sent delivered read confirmed paid captured settled active enabled created updated deleted merged closed resolved open opened booked approved published live ready running healthy up passed posted refunded archived saved stored on off applied installed started stopped deployed processed fulfilled shipped ticketed available connected armed_away armed_home disarmed locked unlocked modified added removed granted restored imported exported uploaded synced registered valid verified green 200 201 204 true yes gesendet versendet erledigt bestätigt bezahlt gebucht genehmigt abgeschlossen erfolgreich envoyé confirmé payé terminé réussi approuvé enviado confirmado pagado completado aprobado concluído pago aprovado inviato confermato pagato completato approvato verzonden bevestigd betaald voltooid goedgekeurd wysłano potwierdzono opłacono zakończono отправлено подтверждено оплачено завершено выполнено gönderildi onaylandı ödendi tamamlandı 成功 已发送 已批准 已支付 已完成 已确认 完了 送信済み 承認済み 支払済み 確定 완료 성공 승인됨 발송됨 확정',
);
/** In progress or queued: the result is not known yet. */
export const PENDING = toSet(
  'queued pending processing in_progress inprogress scheduled sending submitted on_request requested on_hold held hold requires_action requires_confirmation requires_payment_method requires_capture awaiting awaiting_approval awaiting_confirmation awaiting_payment waiting waiting_approval waiting_for_approval pending_approval pending_review needs_approval under_review in_review deferred retrying building deploying provisioning starting stopping draft incomplete authorized unconfirmed tentative waitlisted waitlist paused throttled started_async enqueued initiated accepted_for_delivery partially_processed unpaid uploading downloading validating created_draft not_yet_sent review proposed ausstehend wartend offen angefragt in_bearbeitung entwurf eingeplant en_attente en_cours brouillon planifié pendiente en_proceso borrador programado pendente em_andamento rascunho agendado in_attesa in_corso bozza programmato in_behandeling in_afwachting concept oczekuje w_toku szkic ожидает в_обработке черновик beklemede işleniyor taslak 待审批 待处理 待确认 处理中 草稿 排队中 保留中 承認待ち 処理中 下書き 대기 대기중 처리중 승인대기 초안',
);
/** The word for a draft in other languages. */
export const DRAFT_WORDS = toSet(
  'entwurf brouillon borrador rascunho bozza concept szkic черновик taslak 草稿 下書き 초안',
);
/** Some of it. */
export const PARTIAL = toSet(
  'partial partially partial_success partially_completed partially_failed partial_failure completed_with_errors completed_with_warnings mixed degraded 207',
);
export const BAD = toSet(
  'failed failure fail error errored declined rejected denied bounced undelivered undeliverable canceled cancelled expired aborted timeout timed_out not_found notfound unauthorized forbidden invalid blocked conflict dropped suppressed unhealthy crashloopbackoff down unavailable rolled_back rollback refused unsuccessful killed crashed dead offline unreachable insufficient_funds locked_out disputed voided discarded skipped ignored no_change unchanged not_sent not_delivered not_modified not_allowed jammed unknown_error red abgelehnt fehlgeschlagen storniert ungültig fehler gesperrt refusé échoué annulé rejeté invalide erreur rechazado fallido cancelado inválido rejeitado falhou erro rifiutato fallito annullato non_valido errore geweigerd mislukt geannuleerd afgewezen fout odrzucono niepowodzenie anulowano błąd отклонено ошибка отменено reddedildi başarısız iptal_edildi hata 失败 已拒绝 已取消 错误 失敗 拒否 却下 エラー 실패 거부됨 취소됨 오류',
);
/** The states that mean success for an action which ends something. */
export const ENDED = toSet(
  'canceled cancelled voided deleted removed discarded expired stopped down off killed terminated closed inactive disabled paused storniert gelöscht beendet annulé supprimé cancelado eliminado annullato eliminato geannuleerd verwijderd anulowano usunięto отменено удалено iptal_edildi silindi 已取消 已删除 취소됨 삭제됨',
);

/** Beginnings of the words in a longer state such as `awaiting_second_signature`: nobody knows yet. */
export const PENDING_STEM =
  /(?:^|_)(?:await|waiting|pending|draft|queued|unconfirmed|unsigned|wartet|ausstehen|unbestätigt|attente|pendiente|espera|pendente|aguarda|attesa|wacht|afwachting|oczekuj|ожида|bekl(?:e|iyor))|^(?:等待|待|排队|保留|承認待|確認待|대기)/u;

/** The states that nothing but a failure has, whatever the member is called. */
export const PLAINLY_BAD = toSet(
  'failed rejected declined denied refused bounced undelivered error fehlgeschlagen abgelehnt échoué refusé rechazado fallido falló rejeitado falhou rifiutato fallito mislukt geweigerd odrzucono отклонено başarısız reddedildi 失败 失敗 拒否 실패',
);

/** Members that say how a call ended, whatever it did. */
export const GENERAL_FLAGS = toSet(
  'ok success succeeded successful accepted issuccess is_success completed applied acknowledged',
);
/** Members that say so for one kind of action, in the participle of what was to be done. */
export const DEED_FLAGS: Readonly<Record<string, ReadonlySet<string>>> = {
  send: toSet('sent delivered submitted posted notified queued'),
  pay: toSet('paid charged captured settled executed'),
  refund: toSet('refunded'),
  book: toSet('booked ticketed confirmed reserved'),
  cancel: toSet('cancelled canceled voided'),
  delete: toSet('deleted removed purged cleared dropped'),
  create: toSet('created added saved written inserted uploaded imported exported stored'),
  change: toSet('updated modified changed saved merged restored resolved applied closed approved'),
  set: toSet('set changed updated enabled'),
  schedule: toSet('scheduled enabled created confirmed'),
  publish: toSet('published shared released'),
  deploy: toSet('deployed ready live'),
  install: toSet('installed'),
  start: toSet('started running enabled'),
  stop: toSet('stopped disabled muted'),
  remember: toSet('saved stored remembered'),
  move: toSet('moved renamed'),
  merge: toSet('merged'),
};

/** Counts of what went wrong, of what was done, and of what there was to do. */
export const FAILED_COUNTS = toSet(
  'failed failures failure_count failed_count errors error_count errored bounced rejected undelivered invalid not_found skipped_errors dropped suppressed unmatched conflicts quarantined skipped ignored',
);
export const DONE_COUNTS = toSet(
  'sent delivered modified updated deleted created imported inserted processed succeeded success successful ok passed affected affected_rows rows_affected rowsaffected rowcount row_count updated_rows updatedrows updatedcells updated_cells changed removed moved trashed matched added completed written geocoded uploaded copied synced applied exported merged archived notified loaded upserted accepted indexed migrated resolved modified_count deleted_count',
);
export const ALL_COUNTS = toSet(
  'total requested expected bytes_total bytestotal total_rows totalrows total_count recipients size_total rows_total input_rows',
);
export const PART_COUNTS = toSet('bytes_received bytesreceived bytes_sent bytes_uploaded processed');
/** Members under which an answer is wrapped. */
export const WRAPPERS = [
  'body',
  'result',
  'response',
  'data',
  'output',
  'details',
  'message',
  'payload',
  'job',
  'summary',
  'updates',
  'attributes',
  'error',
];
export const STATUS_NAME =
  /(?:^|_)(?:status|state|outcome|conclusion|verdict|disposition|phase|stato|estado|statut|état|etat|zustand|durum|stan|статус|состояние|状态|状態|상태)$/u;
export const ERROR_NAMES = [
  'error',
  'errors',
  'error_message',
  'error_summary',
  'error_code',
  'errormessage',
  'failure_reason',
  'fault',
  'exception',
];

function toSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
