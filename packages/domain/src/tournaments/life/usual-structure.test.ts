import { expect, test } from 'vitest'
import { proposedStructure, usualStructure } from './usual-structure.ts'

const other = (formatName: string) => ({ format: 'other', formatName }) as const

test('PODS-12 Commander is proposed at tables of four, Duel Commander and everything else in Swiss rounds', () => {
  expect(['Commander', 'cEDH', 'EDH du mardi', ' commander '].map((name) => usualStructure(other(name)))).toEqual(
    Array.from({ length: 4 }, () => 'pods'),
  )
  expect(usualStructure({ format: 'duel-commander', formatName: null })).toBeNull()
  expect(['Duel Commander', 'Vintage', 'Commanderie', ''].map((name) => usualStructure(other(name)))).toEqual(
    Array.from({ length: 4 }, () => null),
  )
})

test('PODS-12 the proposal follows the format, and what somebody chose otherwise stays', () => {
  const modern = { format: 'modern', formatName: '' } as const
  expect(proposedStructure('swiss', modern, other('Commander'))).toBe('pods')
  expect(proposedStructure('pods', other('Commander'), modern)).toBe('swiss')
  expect(proposedStructure('elimination', modern, other('Commander'))).toBe('elimination')
  expect(proposedStructure('swiss', other('Commander'), other('cEDH'))).toBe('swiss')
})
