import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
const [link, out, w=1280, h=720] = process.argv.slice(2);
const c = await b.newContext({ viewport:{width:+w,height:+h}, hasTouch:+w<900, isMobile:+w<900, baseURL:'http://localhost:5208' });
const pg = await c.newPage(); pg.on('console', m=>m.type()==='error'&&console.log('ERR',m.text().slice(0,300))); pg.on('pageerror', e=>console.log('PE', e.message));
await pg.goto(link,{timeout:120000}); await pg.waitForSelector("[role=grid]",{timeout:120000}); await pg.waitForTimeout(1000);
if (+w<900) await pg.getByRole('button',{name:/^Help/}).first().click().catch(()=>{});
await pg.getByRole('button',{name:'Solve',exact:true}).click(); await pg.getByRole('menuitem',{name:'Fill in the solution'}).click();
for (const [i,t] of [[0,1500],[1,4000],[2,10000]]) { await pg.waitForTimeout(t); await pg.screenshot({path:`${out}-${i}.png`}); }
const bar = await pg.locator('[role=progressbar]').count(); console.log('bar', bar);
if (bar) { const t=Date.now(); await pg.getByRole('button',{name:'Cancel'}).click(); await pg.locator('[role=progressbar]').waitFor({state:'detached'}); console.log('cancel ms', Date.now()-t); await pg.waitForTimeout(500); await pg.screenshot({path:`${out}-3.png`}); }
await b.close();
