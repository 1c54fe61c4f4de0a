import type { RequestLexicon } from './request-lexicon.ts';

export const en: RequestLexicon = {
  language: 'en',
  negates: 'after',
  wishes: {
    look: 'tell me, to know, any news, news about, news on, any update, any updates, show*, open, go into, peek*, check, checks, checking, list, find, look*, how many, how much, what, which, who, when, why, where, explain, describe, review, inspect, read, count, compare, summari*, analy*, investigate, search, see, report, verify, confirm, diagnose, figure out, find out, print, get, fetch, audit, compute, calculate, estimate',
    check: 'test, tests, run, rerun, re-run, build, compile, lint, typecheck, benchmark, validate, execute',
    create:
      'create, creating, add, adding, append, insert, make, write, writing, generate, implement, build, produce, note, enter, put, log, record, save, set up, setup, scaffold, copy, export, import, register, prepare, attach, upload, open, record, leave',
    change:
      'change*, update*, updating, edit*, modify*, modification*, adjust*, rename*, renaming, convert*, refactor*, migrat*, upgrad*, bump*, switch*, turn*, improve, adapt*, reformat, format, apply, applies, applying, exchang*, swap*, rebook*, reschedul*, relabel, tag, label, assign, transform, port, backfill*, back-fill*, populat*, fill in, fill the, fill out, seed, normali*, deduplicat*, point it at, point it to, flip, crop, trim, shorten, shrink, correct, extend, reduce, sort, resize, rotate, downgrade',
    replace:
      'replace*, replacing, overwrit*, rewrit*, regenerat*, recreate*, redo, rebuild, start over, from scratch, reset*, restore*, revert*, put back, put * back, back to how it was, back to how they were, back to the way it was, back to what it was, as it was before, back to normal, roll back, rollback, undo, reinstall, reinitiali*',
    delete:
      'delete*, deleting, deletion*, remov*, erase*, erasing, drop, drops, dropping, purge*, wipe*, wiping, clear, clears, clearing, empty, emptying, throw away, throw out, get rid of, rid of, discard*, uninstall*, truncat*, destroy*, unlink, prune*, pruning, strip, take down, take out, take off, take it off, scrap, dispose, kick out, format the, deprovision, tear down, teardown, throw * away, throw * out, take * out, take * off, take * down, nuke, decommission*, dedup*, take it out, toss, can go, may go',
    archive: 'archiv*, trash, bin, recycle bin, put away, move to the bin, move to trash',
    clean:
      'clean*, tidy*, declutter*, free up, free what, free whatever, free some, make room, make space, need room, need space, reclaim*, housekeeping, sweep',
    move: 'move*, moving, relocate*, transfer*, reorgani*, organi*, rename, shift',
    send: 'send*, sending, mail, mailing, email*, e-mail*, message*, notify*, notif*, reply*, replies, respond*, forward*, post, posts, posting, text, texting, tell, telling, inform*, remind*, invite*, announce*, announcing, ping, dm, contact, comment*, submit*, write to, write back, let them know, let him know, let her know, answer, alert, share, can go out, may go out, can go to, can be sent, goes out to',
    draft:
      'translat*, rephras*, paraphras*, suggest*, propos*, brainstorm*, draft*, prepare, compose, put it in the cart, into the cart, to the cart, in the cart, to my cart, add to cart, shopping list',
    publish:
      'to the cloud, into the cloud, in the cloud, goes online, go online, publish*, publishing, publication, release*, releasing, share, sharing, go public, make public, post, tweet*, put online, open source, upload, unhide, list it publicly',
    commit: 'commit*, check in, save my work, record',
    push: 'push*, upload, uploaded, sync, open a pr, pull request, open a pull request, pr',
    merge:
      'merg*, squash*, rebase*, combine, consolidat*, cherry-pick*, pull, dedup*, join, into main, into master, land, lands, landing',
    deploy:
      'deploy*, ship, ships, shipping, roll out, rollout, rolling out, roll * out, put * live, bring * live, release*, go live, put live, promote*, apply, provision*, launch*, migrat*, bring up, terraform, upgrade, update, install, helm, infrastructure',
    pay: 'pay, pays, paying, payment*, purchas*, buy, buying, order, orders, ordering, checkout, check out, charge*, charging, transfer*, wire, donat*, settle*, subscribe, subscription, renew*, upgrade my plan, top up, tip',
    refund:
      'refund*, reimburse*, return, returns, returning, money back, give back, credit, compensat*, chargeback, exchange*, cancel*',
    book: 'book, booking*, books, reserv*, rebook*, appointment*, get me a, seat*, flight*, table for, tickets, ticket, upgrade, change my',
    cancel:
      'cancel*, cancell*, call off, unsubscrib*, terminat*, end my, quit, abort*, revok*, void, withdraw*, close my, drop my, get out of, decline*, unbook',
    schedule:
      'schedul*, remind*, reminder*, every day, every week, every morning, cron, alarm*, timer*, calendar, meeting, event',
    install: 'install*, upgrade*, set up, setup, dependency, dependencies, package*',
    start:
      'start*, restart*, boot*, reboot*, launch*, run, enable*, turn on, switch on, bring up, spin up, resume*, activate*, bounce, trigger',
    stop: 'stop*, kill*, shut down, shutdown, turn off, switch off, disable*, disabling, deactivat*, pause*, pausing, end, terminate*, block*, suspend*, halt, quit, revoke*, free the port, free port, free up',
    set: 'set, sets, setting, configure*, configuration, turn*, switch*, toggle*, dim, lock*, unlock*, change, tune, chmod, permission*, enable*, assign',
    fix: 'fix*, repair*, resolv*, solv*, debug*, sort out, sort that out, sort it out, get rid of the, make it work, get it working, working again, unblock*, address, deal with, take care of, handle, patch, make sure, ensure, must pass, should pass, make ci pass, recover*, rescue, get it there',
    remember:
      'be kept anywhere, keep this anywhere, be stored, store this, be saved, remember*, memori*, keep in mind, note down, forget about',
    skip: 'skip*, switched off, turned off, left out, disable*, disabling, ignor*, bypass*, turn off, switch off, switch it off, turn it off, comment out, exclud*, suppress*, silenc*, leave out, without running, without the tests, without tests, without validation, without checks, without hooks, opt out, xfail, quarantin*, advisory, non-blocking, nonblocking, not block, not fail the, never fail the, never block, warn only, warnings only, allowed to fail, may fail, no-verify, force, override*, overrid*',
    lower:
      'lower*, reduc*, relax*, loosen*, rais*, increas*, decreas*, soften*, adjust*, change, set, threshold*, weaken*, drop the, bump*',
    mute: 'mute*, muting, silenc*, snooz*, suppress*, turn off the alert, disable the alert, disable the alarm, turn off the alarm, acknowledge*, pause*, stop alerting, maintenance, unsubscribe, turn off, switch off, disable*',
    approve:
      'approv*, sign off, sign it off, confirm it, release it, authori*, accept, give the ok, countersign*, self-approve',
  },
  marks: {
    not: "no * is, no * are, no * may be, no * must be, no * should be, none of them, none of it, none of the, no chang*, no modification*, no edits, no suppress*, no skip*, no disabl*, no ignor*, no bypass*, not, don't, dont, do not, doesn't, never, without, no need to, avoid*, refrain from, hold off, instead of, rather than, mustn't, shouldn't, won't, cannot, can't, nothing, neither, nor, don’t",
    forget: 'forget to, forget, hesitate',
    state:
      "was, were, has, have, had, been, hasn't, haven't, hadn't, wasn't, weren't, is, are, isn't, aren't, didn't, did, doesn't, does, won't, will, know, think, see, remember, mind, care, believe, work, works, exist, understand",
    but: 'but, however, although, though, except, yet, while, because, since, so that, so, if, then, before, until, unless',
    only: 'only, just, nothing else, nothing more, solely, exclusively, no more than, limit*, restrict*, alone',
    all: 'all, every, everything, everyone, everybody, whole, entire, entirely, completely, each, wipe*, series, across the board, bulk, recurring',
    keep: "hands off, keep*, keeping, leave alone, leave it alone, leave them alone, leave everything, untouched, don't touch, dont touch, not touch, not be touched, never touch, preserv*, retain*, do not touch, stay, stays, remain*, intact",
    nothing: 'anything, nothing, none, nobody, no one',
    yet: 'yet, for now, for the moment, at this point',
    rest: 'anything else, nothing else, everything else, else, the rest, other, others, nothing more',
    self: "myself, ourselves, on my own, on our own, i will, i'll, i am going to, i'm going to, we will, we'll, leave that to me, leave it to me, leave the rest to me, leave the * to me",
    off: 'stay out of, keep out of, stay away from, keep away from, off limits, off-limits, none of your business',
    question: "what, what's, which, how, why, when, where, who, whose, whom, whether",
    says: 'says, said, claims, claimed, thinks, complains, complained, insists, according to, reckons',
    yes: 'yes, yep, yeah, sure, ok, okay, go ahead, do it, please do, confirmed, confirm, i confirm, agreed, proceed, correct, right, sounds good, that works, fine, absolutely, go for it, approved, i agree, perfect, great, definitely, exactly, yup, of course, please proceed',
    halt: 'stop, halt, wait, hold on, hold it, abort, cancel that, stop it, stop that, never mind, nevermind, forget it',
    whatever:
      'whatever it takes, whatever is needed, whatever you need, as you see fit, use your judgement, use your judgment, your call, up to you, do what you need, anything you need, feel free, however you like, by any means, at your discretion, start fresh, fresh start, sandbox*, throwaway, throw-away, scratch, disposable',
    permanent:
      'permanent*, for good, forever, irrevocabl*, irreversib*, really delete, hard delete, hard-delete, definitively, never need, without the bin, shred, purge*, gone for good',
    public:
      'public*, everyone, everybody, anyone, anybody, world, customers, open to, all users, all customers, announce*, internet, website, web, external*, newsletter, live, community, company-wide, all hands',
    private:
      'eyes only, your eyes only, her eyes, his eyes, their eyes, between us, private*, internal*, confidential*, secret*, read only, read-only, view only, only me, inside the team, not public, restricted',
    force:
      'force*, forced, force-push*, overwrit*, rewrite history, squash*, hard reset, reset --hard, amend*, rebas*, filter-repo, scrub*',
    inspect:
      "has to look, has to check, has to see, has to read, has to review, has to approve, has to sign, have to look, have to check, must look, must check, must approve, needs to look, needs to check, needs to approve, needs to see, goes over it, show me, show it to me, show them to me, let me see, let me read, let me check, let me look, let me approve, let me review, let me proofread, i want to see, i want to read, i want to check, i want to look, i want to review, i want to approve, i want to proofread, i'd like to see, i'd like to read, i'd like to check, i'd like to look, i'd like to review, i would like to see, i would like to read, i would like to check, i need to see, i need to read, i need to approve, i'll read, i'll check, i'll review, i'll proofread, i'll look, i will read, i will check, i will review, i will look, i have to read, i have to approve, ask me, check with me, tell me, wants to see, wants to read, wants to check, wants to approve, wants to look",
    ahead:
      'before it, before you, before they, before anything, before sending, before ordering, before booking, before buying, before paying, before publishing, before posting, before submitting, before deleting, before deploying, before that, beforehand, me first, it first, them first, that first, this first, text first, wording first, version first, mail first, email first, message first, letter first, post first, cart first, total first, plan first, list first, first please, it over first, at it first, over it first',
    hold: "i decide, i'll decide, we decide, until i decide, until we decide, draft only, drafts only, only a draft, just a draft, only as a draft, sleep on it, before i have seen, before i have read, before i have checked, before i have approved, before i say so, before i looked, leaves this laptop, leaves this machine, leaves this computer, leaves the house, leaves the building, leaves our network, in drafts, in the drafts, in my drafts, to drafts, to my drafts, in draft, as a draft, as draft, as a draft only, draft folder, drafts folder, run it by me, run it past me, run that by me, wait for my ok, wait for my okay, wait for my go, wait for my approval, wait for my confirmation, until i approve, until i say, until i have seen, until i've seen, until i have read, until i've read, only after i approve, once i have approved, once i've approved, nothing goes out, must not go out, do not send it yet, don't send it yet",
    most: "at most, at the most, at the very most, max, maximum, no more than, not more than, up to, under, below, less than, within, cheaper than, limit, budget, ceiling, cap, tops, not exceed, mustn't exceed, not over, not above, not go over, doesn't exceed, don't spend more than, stay under",
    each: 'per, each, apiece, a night, a day, a week, a month, a year, a head, a piece, nightly, monthly, yearly, every month',
    older: 'older than, more than * old, more than * ago, from before, not touched since, older',
    untouched:
      "don't touch, dont touch, do not touch, never touch, not touch, not be touched, hands off, leave * alone, leave * untouched, untouched, stays as it is, stay as they are, stays as is, leave * as it is, leave * as is, keep * as it is, keep * as is, keep * as they are, frozen, do not modify, don't modify, not be modified, not be changed, do not change, don't change, do not edit, don't edit, must not change",
    spare:
      "stay, stays, remain, remains, keep the, keep my, keep our, keep all, keep every, keep his, keep her, keep their, hold on to, exempt*, except, except for, apart from, other than, but not, just not, only not, leave out, leave * out, spare, spared, not yours to, aren't yours, isn't yours, are not yours, must keep, has to keep, keeps running, keep running, keep recording, keep working, keep going, stay up, stays up, has to stay, must stay, stays out, stay out, keep off, left alone, leave * be, leave * alone, leave * open, not be touched",
    unseen:
      "not hear, not know, not find out, not learn, not see, not read, not be told, shouldn't hear, shouldn't know, shouldn't see, shouldn't read, shouldn't get, shouldn't find out, mustn't know, mustn't hear, mustn't see, mustn't find out, isn't to read, isn't to see, isn't to know, isn't to get, not to read, not to see, not to know, won't hear, can't know, cannot know, must not get, should not get, may not see, may not know, not be informed, kept in the dark",
    unchanged: 'no chang*, no modification*, no edits, any chang*, any modification*, touch nothing',
  },
};
