import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { calendarOf, writeLetter } from '../write-letter.ts'
import { sampleLetters } from './sample-letters.ts'

// Usage: npm run letters: writes every letter in each language as a file, and all side by side in index.html.
const folder = join(process.cwd(), '.letters')
mkdirSync(folder, { recursive: true })
const cards = sampleLetters().map(({ name, letter }) => {
  const { subject, html, text } = writeLetter(letter, calendarOf(letter) === null ? null : 'BEGIN:VCALENDAR')
  writeFileSync(join(folder, `${name}.html`), html)
  writeFileSync(join(folder, `${name}.txt`), `${subject}\n\n${text}\n`)
  const address = encodeURIComponent(name)
  return `<figure><figcaption>${name} <a href="${address}.html">html</a> <a href="${address}.txt">text</a></figcaption><iframe src="${address}.html" title="${name}"></iframe></figure>`
})
const style =
  'body{margin:24px;font:14px system-ui;display:flex;flex-wrap:wrap;gap:24px}figure{margin:0}iframe{width:640px;height:960px;border:1px solid #999}'
const page = `<!doctype html><meta charset="utf-8"><title>Letters</title><style>${style}</style>${cards.join('\n')}`
writeFileSync(join(folder, 'index.html'), page)
process.stdout.write(`${cards.length} letters: ${join(folder, 'index.html')}\n`)
