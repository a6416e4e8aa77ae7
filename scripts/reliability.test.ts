import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs', 'reliability.md'), 'utf8')

/** As OWASP numbers the points of levels 1 and 2 of ASVS 5.0.0. */
const POINTS = `
V1.1.1–2 V1.2.1–9 V1.3.1–11 V1.4.1–3 V1.5.1–2 V2.1.1–3 V2.2.1–3 V2.3.1–4 V2.4.1–1 V3.2.1–2 V3.3.1–4 V3.4.1–6 V3.5.1–5
V3.7.1–2 V4.1.1–3 V4.2.1–1 V4.3.1–2 V4.4.1–4 V5.1.1–1 V5.2.1–3 V5.3.1–2 V5.4.1–3 V6.1.1–3 V6.2.1–12 V6.3.1–4 V6.4.1–4
V6.5.1–5 V6.6.1–3 V6.8.1–4 V7.1.1–3 V7.2.1–4 V7.3.1–2 V7.4.1–5 V7.5.1–2 V7.6.1–2 V8.1.1–2 V8.2.1–3 V8.3.1–1 V8.4.1–1
V9.1.1–3 V9.2.1–4 V10.1.1–2 V10.2.1–2 V10.3.1–4 V10.4.1–11 V10.5.1–5 V10.6.1–2 V10.7.1–3 V11.1.1–2 V11.2.1–3 V11.3.1–3
V11.4.1–4 V11.5.1–1 V11.6.1–1 V12.1.1–3 V12.2.1–2 V12.3.1–4 V13.1.1–1 V13.2.1–5 V13.3.1–2 V13.4.1–5 V14.1.1–2 V14.2.1–4
V14.3.1–3 V15.1.1–3 V15.2.1–3 V15.3.1–7 V16.1.1–1 V16.2.1–5 V16.3.1–4 V16.4.1–3 V16.5.1–3 V17.1.1–1 V17.2.1–4 V17.3.1–2`

/** `V1.2.3–5` names three. */
function pointsIn(text: string): readonly string[] {
  return [...text.matchAll(/(V\d+\.\d+)\.(\d+)(?:–(\d+))?/g)].flatMap(([, section, first, last]) =>
    Array.from(
      { length: Number(last ?? first) - Number(first) + 1 },
      (_, index) => `${section}.${Number(first) + index}`,
    ),
  )
}

const rows = page.split('\n').flatMap((line) => {
  const [, points = '', answer = '', how = ''] = /^\| (V[^|]+) \| ([^|]+) \| (.*) \|$/.exec(line) ?? []
  return points === '' ? [] : [{ points, answer, how }]
})

test('every test that the page names is there, under that title', () => {
  const named = [...page.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`(?: “([^”]+)”)?/g)]
  expect(named.length).toBeGreaterThan(60)
  const missing = named.filter(([, file = '', title = '']) => {
    const path = join(root, file)
    if (!existsSync(path)) return true
    return !readFileSync(path, 'utf8').includes(title)
  })
  expect(missing.map(([text]) => text)).toEqual([])
  // Titles are quoted only behind their file: nothing would check one that stands alone.
  expect(page.match(/“/g)?.length).toBe(named.filter(([, , title]) => title !== undefined).length)
})

test('every point of levels 1 and 2 is answered once', () => {
  const wanted = pointsIn(POINTS)
  expect(wanted).toHaveLength(253)
  const answered = rows.flatMap(({ points }) => pointsIn(points))
  expect(wanted.filter((point) => !answered.includes(point))).toEqual([])
  expect(answered.filter((point, index) => !wanted.includes(point) || answered.indexOf(point) !== index)).toEqual([])
})

test('an answer is one of four words, and says by what or why', () => {
  expect(new Set(rows.map(({ answer }) => answer))).toEqual(new Set(['held', 'n/a', 'operator', 'open']))
  expect(rows.filter(({ how }) => how.trim().length < 4)).toEqual([])
})

test('every page, decision and file that the page leads to is there', () => {
  const links = [...page.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, path = '']) => path)
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter((path) => !existsSync(join(root, 'docs', path)))).toEqual([])
})
