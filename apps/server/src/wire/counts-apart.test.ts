import type { TournamentFacts } from '@tablee/contract/serving/link-preview'
import { expect, test } from 'vitest'
import { sampleLetters } from '../mail/testing/sample-letters.ts'
import { writeLetter } from '../mail/write-letter.ts'
import { gatheredOf, seatsOf } from './link-preview/preview-text.ts'

test.each([
  ['fr', '1\u202f000 / 2\u202f500', '1\u202f500 places libres sur 2\u202f500', '1\u202f000 personnes ont déjà'],
  ['en', '1,000 / 2,500', '1,500 free seats of 2,500', '1,000 people already have'],
] as const)(
  'LAY-16 a letter and a link write thousands of seats as their language does (%s)',
  (...[language, letter, seats, people]) => {
    const [digest] = sampleLetters().flatMap((sample) =>
      sample.letter.kind === 'registrationDigest' && sample.letter.language === language ? [sample.letter] : [],
    )
    if (!digest) throw new Error('no such letter')
    const { text } = writeLetter({ ...digest, event: { ...digest.event, registered: 1_000, capacity: 2_500 } })
    expect(text).toContain(letter)
    const facts = { freeSeats: 1_500, capacity: 2_500 } as TournamentFacts
    expect(seatsOf(facts, language)).toBe(seats)
    expect(gatheredOf(1_000, language)).toContain(people)
  },
)
