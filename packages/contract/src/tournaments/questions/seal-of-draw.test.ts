import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { RoundDraw } from './get-round-draws.ts'
import { sealOfDraw } from './seal-of-draw.ts'

const SEED = '8-0123456789abcdef'
const sha = (text: string) => createHash('sha256').update(text).digest('hex')
const ENVELOPES = [{ id: 7, sealedAt: '2030-01-31T18:00:00.000+00:00', hashes: [sha('other'), sha(SEED)] }]
const draw: RoundDraw = {
  ...{ round: 1, seed: SEED, drawnAt: '2030-01-31T21:00:00.000+00:00', by: 'organizer', changedAt: null },
  ...{ undoneAt: null, pairs: null, tables: null, results: null },
  ...{ isApart: true, seal: { envelope: 7, place: 2, skipped: 0 } },
}

test('CAVE-28 a seed whose hash was published before is the sealed one', () => {
  const sealed = { place: 2, of: 2, sealedAt: ENVELOPES[0]?.sealedAt, skipped: 0 }
  expect(sealOfDraw(draw, ENVELOPES, sha(SEED))).toEqual({ kind: 'sealed', ...sealed })
  expect(sealOfDraw(draw, ENVELOPES, null)).toEqual({ kind: 'unchecked', ...sealed })
})

test('CAVE-28 another seed, another place, an envelope that nobody knows or that came after the draw is no seal', () => {
  const broken = { kind: 'broken' }
  expect(sealOfDraw(draw, ENVELOPES, sha('another'))).toEqual(broken)
  expect(sealOfDraw({ ...draw, seal: { envelope: 7, place: 1, skipped: 0 } }, ENVELOPES, sha(SEED))).toEqual(broken)
  expect(sealOfDraw({ ...draw, seal: { envelope: 8, place: 2, skipped: 0 } }, ENVELOPES, sha(SEED))).toEqual(broken)
  expect(sealOfDraw({ ...draw, drawnAt: '2030-01-31T17:00:00.000+00:00' }, ENVELOPES, sha(SEED))).toEqual(broken)
})

test('CAVE-28 of a draw by the server nothing is said, of one by a device that it was not sealed', () => {
  expect(sealOfDraw({ ...draw, isApart: false, seal: null }, ENVELOPES, sha(SEED))).toBeNull()
  expect(sealOfDraw({ ...draw, isApart: null, seal: null }, [], null)).toBeNull()
  expect(sealOfDraw({ ...draw, seal: null }, ENVELOPES, sha(SEED))).toEqual({ kind: 'unsealed' })
})
