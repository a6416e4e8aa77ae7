import { EMPTY_DECKLIST } from '@tablee/domain/decklists/decklist'
import { expect, test } from 'vitest'
import { decklistFault } from './decklist-fault.ts'

test('REGI-3 a decklist without text and address cannot be sent, nor one with a wrong member', () => {
  expect(decklistFault(EMPTY_DECKLIST)).toBe('decklist_required')
  expect(decklistFault({ ...EMPTY_DECKLIST, decklistText: ' \n ', deckName: 'Burn' })).toBe('decklist_required')
  expect(decklistFault({ ...EMPTY_DECKLIST, otherUrlSource: 'exemple' })).toBe('decklist_invalid')
  expect(decklistFault({ ...EMPTY_DECKLIST, decklistText: 'x'.repeat(20_001) })).toBe('decklist_invalid')
  expect(decklistFault({ ...EMPTY_DECKLIST, decklistText: '4 Opt' })).toBeNull()
})
