import { randomInt } from 'node:crypto'
import { en } from '@tablee/messages/en'
import { phraseWords as english } from '@tablee/messages/phrase-words/en'
import { phraseWords as french } from '@tablee/messages/phrase-words/fr'
import { expect, test } from 'vitest'
import { drawPhrase, isPhrase, phraseKey, WORDS_OF_PHRASE } from './phrase.ts'
import { KEY_ROUNDS, seal, unseal } from './sealed-bytes.ts'

test.each([
  ['French', french],
  ['English', english],
])(
  'CAVE-38 the %s words make phrases of 60 bits: short, all different however they are typed, and drawn alike',
  (_, words) => {
    expect(WORDS_OF_PHRASE * Math.log2(words.length)).toBeGreaterThan(60)
    expect(words.filter((word) => !/^[a-z]{3,9}$/.test(phraseKey(word)))).toEqual([])
    expect(new Set(words.map(phraseKey)).size).toBe(words.length)
    const drawn = Array.from({ length: 2_000 }, () => drawPhrase(words))
    expect(new Set(drawn.map((phrase) => phrase.join(' '))).size).toBe(2_000)
    // Each word is drawn eight times on average.
    expect(new Set(drawn.flat()).size).toBeGreaterThan(words.length * 0.99)
  },
)

test('CAVE-38 case, accents, ligatures and what stands between words do not matter', async () => {
  const sealed = await seal('à la cave', 'bœuf éclair zénith noyer âne forêt')
  const typed = '  BOEUF, Eclair - zenith\nnoyer  ane.FORET '
  expect(isPhrase(typed)).toBe(true)
  expect(isPhrase('boeuf eclair zenith')).toBe(false)
  expect(await unseal(sealed, typed)).toEqual({ kind: 'open', text: 'à la cave' })
  expect(await unseal(sealed, 'bœuf éclair zénith noyer âne forge')).toEqual({ kind: 'wrong_phrase' })
})

test('CAVE-38 nothing of what is sealed can be read in it, and the same is never sealed alike', async () => {
  const secret = `${JSON.stringify(en).slice(0, 4_000)} the-secret-of-the-organizer`
  const [one, other] = await Promise.all([seal(secret, 'a b c d e f'), seal(secret, 'a b c d e f')])
  expect(Buffer.from(one).includes('secret-of')).toBe(false)
  expect(one.slice(8 + 4)).not.toEqual(other.slice(8 + 4))
  expect(new DataView(one.buffer).getUint32(8)).toBe(KEY_ROUNDS)
  expect(KEY_ROUNDS).toBeGreaterThanOrEqual(600_000)
})

test('CAVE-38 a file that was damaged, cut off or made up is refused, and costs no more than one of ours', async () => {
  const sealed = await seal('x'.repeat(500), 'a b c d e f')
  const seed = randomInt(1e9)
  for (let count = 0; count < 12; count++) {
    const damaged = sealed.slice()
    const at = (seed + count * 7) % damaged.length
    damaged[at] = (damaged[at] ?? 0) ^ (1 + (count % 255))
    // A cost that is within bounds is paid, and leads nowhere.
    if (at >= 8 && at < 12) continue
    expect([seed, at, (await unseal(damaged, 'a b c d e f')).kind]).not.toEqual([seed, at, 'open'])
  }
  for (const length of [0, 7, 40, 41]) {
    expect([length, await unseal(sealed.slice(0, length), 'a b c d e f')]).toEqual([
      length,
      { kind: length > 40 ? 'wrong_phrase' : 'not_ours' },
    ])
  }
  const costly = sealed.slice()
  new DataView(costly.buffer).setUint32(8, 4_000_000_000)
  expect(await unseal(costly, 'a b c d e f')).toEqual({ kind: 'not_ours' })
  expect(await unseal(new Uint8Array(4_194_305), 'a b c d e f')).toEqual({ kind: 'not_ours' })
})
