import { expect, test } from 'vitest'
import {
  addedCounts,
  ERASURE_PROOF_MAX_LENGTH,
  type ErasureStatement,
  erasureProof,
  erasureText,
  readErasureProof,
} from './erasure-proof.ts'

const STATEMENT: ErasureStatement = {
  ...{ id: 'a1b2', at: '2026-11-27T12:00:00.000Z', rule: 'retention', tournament: 'AB3DEF' },
  erased: { registrations: 32, decklists: 0, names: 2 },
}

test('MINR-20 a proof says what, when and by which rule, and comes back from how people copy it', () => {
  const proof = erasureProof(erasureText(STATEMENT), 'c2ln')
  expect(proof).toBe(
    'tablee-erasure 1\nid a1b2\nat 2026-11-27T12:00:00.000Z\nrule retention\ntournament AB3DEF\nerased registrations 32\nerased names 2\nsignature c2ln\n',
  )
  const read = readErasureProof(`\n  ${proof.replaceAll('\n', ' \r\n\n ')}`)
  expect(read).toEqual({
    text: erasureText(STATEMENT),
    signature: 'c2ln',
    statement: { ...STATEMENT, erased: { registrations: 32, names: 2 } },
  })
})

test('MINR-20 a later proof is read as far as it is known, and all of it stands under the signature', () => {
  const later = 'tablee-erasure 1\nid a\nat 2030-01-01T00:00:00.000Z\nrule wind\nerased smells 3\nerased names 1'
  expect(readErasureProof(`${later}\nsignature xyz`)).toEqual({
    text: later,
    signature: 'xyz',
    statement: { id: 'a', at: '2030-01-01T00:00:00.000Z', rule: null, tournament: null, erased: { names: 1 } },
  })
})

test('MINR-20 what is no proof is none', () => {
  const proof = erasureProof(erasureText(STATEMENT), 'c2ln')
  const none = ['', 'hello', proof.replace('erasure 1', 'erasure 9'), proof.replace('signature', 'signed')]
  none.push(proof.replace('at 2026-11-27T12:00:00.000Z', 'at some day'), proof.padStart(ERASURE_PROOF_MAX_LENGTH + 1))
  for (const text of none) expect(readErasureProof(text)).toBeNull()
})

test('MINR-20 counts of parts of one erasure add up', () => {
  expect(addedCounts({ registrations: 50, names: 1 }, { registrations: 7, letters: 2 })).toEqual({
    ...{ registrations: 57, names: 1, letters: 2 },
  })
})
