import { openPlainFile } from '/work/main/packages/critiqor/src/open-plain-file.ts';
import { scanEvidence } from '/work/main/packages/critiqor/src/scan-evidence.ts';
import { writeSealed } from '/work/main/packages/critiqor/src/write-sealed.ts';
import { readBack } from '/work/main/packages/critiqor/src/read-back.ts';
import { verifyEvidence } from '/work/main/packages/critiqor/src/verify-evidence.ts';
import { openSync, writeSync, fsyncSync } from 'node:fs';
let lastc = process.cpuUsage();
const t = (n:string)=>{const x=performance.now(); const c=process.cpuUsage(lastc); const m=process.memoryUsage(); console.log(n, 'wall',((x-last)/1000).toFixed(2),'cpu',(c.user/1e6).toFixed(2),(c.system/1e6).toFixed(2),'maxrss', (process.resourceUsage().maxRSS/1024).toFixed(0),'rss',m.rss>>20,'heap', m.heapUsed>>20, m.heapTotal>>20,'ab', m.arrayBuffers>>20); last=performance.now();lastc=process.cpuUsage()};
let last = performance.now();
t('start');
const f = openPlainFile('/tmp/million.jsonl');
async function go(){
const s = await scanEvidence([], f);
t('scan');
const fd = openSync('/tmp/out.json','w');
const header:any={session_id:'s',run_id:'run_001',schema_version:'critiqor.session.v1',created_at:'',updated_at:'',sealed_at:'',events_file:'session.json'};
await writeSealed(s, header, (b)=>{ writeSync(fd,b) });
t('write');
fsyncSync(fd); t('fsync');
}
await go();
globalThis.gc?.(); t('gc');
await verifyEvidence('/tmp/out.json'); t('verify');
globalThis.gc?.(); t('gc');
readBack('/tmp/out.json', undefined, ()=>{});
t('readback');
globalThis.gc?.(); t('gc');
