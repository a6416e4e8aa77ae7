import { expect, test } from 'vitest'
import { betterLegality, type LegalityFrom, legalityOn } from './card-legality.ts'

const always = (legality: LegalityFrom['legality']): LegalityFrom => ({ legality, from: null })
const days = { on: '2026-11-27', dataFrom: '2026-11-20' }

test('CARD-3 what data say holds on the day of the event', () => {
  for (const legality of ['legal', 'banned', 'restricted', 'not-legal'] as const)
    expect(legalityOn({ legalities: [always(legality)], releasedOn: '2020-01-01' }, days)).toBe(legality)
  expect(legalityOn({ legalities: [], releasedOn: null }, days)).toBe('unknown')
})

test('CARD-3 a ban that begins on a day holds from that day on', () => {
  const legalities: readonly LegalityFrom[] = [{ legality: 'banned', from: '2026-11-27' }, always('legal')]
  const judged = { legalities, releasedOn: null }
  expect(legalityOn(judged, { ...days, on: '2026-11-26' })).toBe('legal')
  expect(legalityOn(judged, days)).toBe('banned')
  expect(legalityOn({ ...judged, legalities: legalities.toReversed() }, days)).toBe('banned')
})

test('CARD-3 a card that comes out after the event is not legal; one that comes out between data and event is unknown', () => {
  expect(legalityOn({ legalities: [always('legal')], releasedOn: '2026-11-28' }, days)).toBe('not-legal')
  expect(legalityOn({ legalities: [always('not-legal')], releasedOn: '2026-11-25' }, days)).toBe('unknown')
  expect(legalityOn({ legalities: [always('banned')], releasedOn: '2026-11-25' }, days)).toBe('banned')
})

test('CARD-3 of two printings the better counts', () => {
  expect(betterLegality('not-legal', 'legal')).toBe('legal')
  expect(betterLegality('restricted', 'banned')).toBe('restricted')
})
