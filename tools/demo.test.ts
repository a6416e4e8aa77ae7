import { spawn } from 'node:child_process'
import { on, once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isAllowedScore } from '@tablee/domain/tournaments/results/score'
import { rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import { expect, onTestFinished, test } from 'vitest'
import { portOrFree } from './demo/addresses.ts'
import { likelyScore } from './demo/likely-score.ts'
import { demoPeople } from './demo/people.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A hurried demonstration, and its output so far. */
function startDemo() {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-demo-test-'))
  const child = spawn(process.execPath, ['tools/demo.ts', '--port', '0', '--pace', '0.02'], {
    cwd: root,
    // An unreachable database and bus, which it must not use.
    env: { ...process.env, HOST: '127.0.0.1', TMPDIR: folder, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    // Its server would live on without it.
    if (child.exitCode === null && child.kill('SIGINT')) await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true })
  })
  let said = ''
  const sayings = on(child.stdout, 'data', { close: ['end'] })
  const says = async (expected: RegExp) => {
    while (!expected.test(said)) {
      const { value, done } = await sayings.next()
      if (done) throw new Error(`The demonstration ended without saying ${expected}: ${said}`)
      said += String(value)
    }
    return said
  }
  return { child, folder, says }
}

test('the demonstration shows a living evening, plays it on and leaves nothing behind', async () => {
  const { child, folder, says } = startDemo()
  const told = await says(/Ctrl-C ends it/)
  const addresses = [...told.matchAll(/http:\/\/127\.0\.0\.1:\d+[^\s#]*/g)].map(([address]) => address)
  const pages = await Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(address, { headers: { accept: 'text/html', 'accept-language': 'fr' } })
      return { status: answer.status, text: await answer.text() }
    }),
  )
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]))
  const everything = pages.map(({ text }) => text).join('\n')
  for (const name of [
    'Les mercredis du Vieux Grimoire',
    'Modern du vendredi',
    'Pauper d’automne',
    'Grand Open de Lyon',
  ])
    expect(everything).toContain(name)
  const later = await says(/round 4\n(?:table .*\n)+round 5\n/)
  expect(later.match(/^table \d+: .+ \d-\d .+$/gm)?.length).toBeGreaterThan(20)
  child.kill('SIGINT')
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
  // If the web app had to be built first, its tools leave files.
  expect(readdirSync(folder).filter((name) => name.startsWith('tablee-'))).toEqual([])
})

test('where the port is taken the demonstration finds another one', async () => {
  const other = createServer().listen(0)
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const address = other.address()
  const taken = typeof address === 'object' && address ? address.port : 0
  expect(await portOrFree(taken)).not.toBe(taken)
})

test('the same seed brings the same people, who end their matches in the same way', () => {
  expect(demoPeople(45, 'a')).toEqual(demoPeople(45, 'a'))
  expect(demoPeople(45, 'a')).not.toEqual(demoPeople(45, 'b'))
  const names = demoPeople(90, 'a').map(({ name }) => name)
  expect(new Set(names).size).toBe(90)
  const [one = '', other = ''] = names
  const allowed = rulePackFor('magic').scoresAllowed
  for (let round = 1; round <= 200; round++) {
    const score = likelyScore({ seed: 'a', round, names: [one, other] }, false)
    const mirrored = likelyScore({ seed: 'a', round, names: [other, one] }, false)
    expect([mirrored.wins2, mirrored.wins1]).toEqual([score.wins1, score.wins2])
    expect(isAllowedScore(score, allowed)).toBe(true)
    expect(score.wins1).not.toBe(score.wins2)
  }
})
