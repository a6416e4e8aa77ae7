import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { createMemoryActs } from '../../one-process/memory-acts.ts'
import { createKeptAnswers, type KeptAnswer, type KeptAnswers, type OpenAnswer } from './kept-answers.ts'

const ID = 't1' as TournamentId
const OTHER = 't2' as TournamentId
const asking = (encoding = 'br') => ({ headers: { 'accept-encoding': encoding } }) as unknown as FastifyRequest
const LONG = 'x'.repeat(5000)

/** A tournament whose text changes with its acts. */
function aTournament(mostBytes?: number) {
  const acts = createMemoryActs()
  const kept: KeptAnswers = createKeptAnswers(acts, mostBytes === undefined ? {} : { mostBytes })
  const texts = new Map([[ID, `${LONG}0`]])
  let written = 0
  let gate: Promise<void> | null = null
  const open = (id: TournamentId, address: string = id): OpenAnswer => ({
    address,
    locate: async () => id,
    write: async () => {
      written++
      const text = texts.get(id) ?? ''
      await gate
      return { text, headers: { 'Content-Type': 'text/plain' } }
    },
  })
  return {
    kept,
    open,
    written: () => written,
    act: (text: string, id = ID) => {
      texts.set(id, text)
      acts.note(id)
    },
    hold: () => {
      const held = Promise.withResolvers<void>()
      gate = held.promise
      return () => {
        gate = null
        held.resolve()
      }
    },
  }
}

const textOf = (answer: KeptAnswer | null) => {
  if (answer?.encoding === 'br') return String(brotliDecompressSync(answer.bytes))
  return String(answer?.encoding === 'gzip' ? gunzipSync(answer.bytes) : answer?.bytes)
}

test('wire 2.2 an answer is written and compressed once for each state of its tournament', async () => {
  const { kept, open, written, act } = aTournament()
  const first = await kept.find(asking(), open(ID))
  const again = await kept.find(asking(), open(ID))
  expect(again?.bytes).toBe(first?.bytes)
  expect(written()).toBe(1)
  act('of another tournament', OTHER)
  expect((await kept.find(asking(), open(ID)))?.bytes).toBe(first?.bytes)
  act(`${LONG}1`)
  const next = await kept.find(asking(), open(ID))
  expect(textOf(next)).toBe(`${LONG}1`)
  expect(next?.etag).not.toBe(first?.etag)
  expect(written()).toBe(2)
})

test('wire 2.2 each client reads what it can, under the same tag', async () => {
  const { kept, open } = aTournament()
  const answers = await Promise.all(
    ['gzip, deflate, br', 'gzip', 'gzip;q=0, br;q=0', 'identity'].map((accepted) =>
      kept.find(asking(accepted), open(ID)),
    ),
  )
  expect(answers.map((answer) => answer?.encoding)).toEqual(['br', 'gzip', null, null])
  expect(answers.map(textOf)).toEqual(answers.map(() => `${LONG}0`))
  expect(new Set(answers.map((answer) => answer?.etag)).size).toBe(1)
})

test('wire 2.2 whoever asks at the same moment waits for the same writing', async () => {
  const { kept, open, written, hold } = aTournament()
  const release = hold()
  const answers = Array.from({ length: 100 }, () => kept.find(asking(), open(ID)))
  release()
  expect(new Set((await Promise.all(answers)).map((answer) => answer?.bytes)).size).toBe(1)
  expect(written()).toBe(1)
})

test('wire 2.2 whoever asks after an act never gets what was being written before it', async () => {
  const { kept, open, written, act, hold } = aTournament()
  const release = hold()
  const before = kept.find(asking(), open(ID))
  await new Promise(setImmediate)
  expect(written()).toBe(1)
  act(`${LONG}1`)
  const after = Array.from({ length: 20 }, () => kept.find(asking(), open(ID)))
  release()
  expect(textOf(await before)).toBe(`${LONG}0`)
  for (const answer of await Promise.all(after)) expect(textOf(answer)).toBe(`${LONG}1`)
  expect(written()).toBe(2)
  expect(textOf(await kept.find(asking(), open(ID)))).toBe(`${LONG}1`)
  expect(written()).toBe(2)
})

test('wire 2.2 what fails, is not there or only makes do is not kept', async () => {
  const { kept, open, written } = aTournament()
  const failing = { ...open(ID), write: () => Promise.reject(new Error('away')) }
  await expect(kept.find(asking(), failing)).rejects.toThrow('away')
  expect(await kept.find(asking(), { ...open(ID), locate: async () => null })).toBeNull()
  expect(await kept.find(asking(), { ...open(ID), write: async () => null })).toBeNull()
  const makeshift = async () => ({ text: 'for now', headers: {}, isMakeshift: true })
  expect(textOf(await kept.find(asking(), { ...open(ID), write: makeshift }))).toBe('for now')
  expect(textOf(await kept.find(asking(), open(ID)))).toBe(`${LONG}0`)
  expect(written()).toBe(1)
})

test('wire 2.2 no more bytes are kept than there is room for: those asked for least recently go', async () => {
  const { kept, open, written } = aTournament(3 * 8192)
  const ask = (address: string) => kept.find(asking('identity'), open(ID, address))
  for (const address of ['a', 'b', 'c']) await ask(address)
  await ask('a')
  expect(written()).toBe(3)
  await ask('d')
  await ask('e')
  expect(written()).toBe(5)
  await ask('a')
  expect(written()).toBe(5)
  await ask('b')
  expect(written()).toBe(6)
})
