/** The looks of a page: light and dark, from a phone to a desk. */

export const STYLE = `
:root{color-scheme:light dark;--ground:#f6f7f9;--card:#fff;--ink:#17202a;--soft:#5b6875;--line:#dde2e8;--strong:#1f5fbf;--weak:#8a97a5;--mark:#c2571a}
@media(prefers-color-scheme:dark){:root{--ground:#11161c;--card:#1a2129;--ink:#e8edf2;--soft:#9aa7b4;--line:#2d3742;--strong:#79aef5;--weak:#6f7d8b;--mark:#f0955c}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:1080px;margin:0 auto;padding:20px 14px 48px}
h1{font-size:1.5rem;line-height:1.2;margin:0 0 .4rem}
h2{font-size:1.1rem;margin:0 0 .3rem}
p{margin:0 0 .8rem;color:var(--soft);max-width:65ch}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,440px),1fr));gap:14px;align-items:start}
.wide,section:nth-last-child(2):nth-child(odd){grid-column:1/-1}
section{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:14px}
svg{display:block;width:100%;max-width:470px;height:auto}
svg text{font:13px system-ui,sans-serif;fill:var(--ink)}
svg .said{text-anchor:end;fill:var(--soft)}
svg .middle{text-anchor:middle}svg .end{text-anchor:end}
svg .tick{font-size:11px;fill:var(--soft)}
svg .grid{stroke:var(--line)}
svg .mark{stroke:var(--mark);stroke-dasharray:4 3}
svg .bar{fill:var(--strong)}
svg .whisker{stroke-width:3;stroke-linecap:round}
.strong circle{fill:var(--strong)}.strong .whisker{stroke:var(--strong)}
.weak circle{fill:var(--weak)}.weak .whisker{stroke:var(--weak)}
table{border-collapse:collapse;font-size:.9rem;width:100%}
th,td{padding:4px 8px;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap}
th:first-child,td:first-child{text-align:left}
@media(max-width:680px){
thead{display:none}
tr{display:block;padding:6px 0;border-bottom:1px solid var(--line)}
td{display:flex;justify-content:space-between;gap:12px;padding:1px 0;border:0}
td:first-child{font-weight:600;white-space:normal}
td:not(:first-child)::before{content:attr(data-title);color:var(--soft)}
}
`;
