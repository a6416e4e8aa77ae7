import { describe, expect, test } from 'vitest'
import { type Asking, askForAccess } from './organizer-request.ts'

const now = new Date('2030-01-31T18:00:00.000Z')
const asking: Asking = { isOrganizer: false, isReachable: true, former: null, text: 'Le vendredi', now }
const sent = { text: 'Le vendredi', askedAt: now.toISOString(), refused: null }
const refusedAt = (at: string) => ({ ...sent, refused: { at, reason: 'Pas encore' } })

describe('a request for organizer access', () => {
  test('FIND-7 is kept with its moment', () => {
    expect(askForAccess(asking)).toEqual({ accepted: true, value: sent })
  })

  test.each([
    ['of an organizer', { isOrganizer: true }, 'organizer_already'],
    ['from an address that nobody confirmed', { isReachable: false }, 'email_unconfirmed'],
    ['beside an open one', { former: sent }, 'request_open'],
    ['six days after a refusal', { former: refusedAt('2030-01-25T18:00:00.000Z') }, 'request_too_soon'],
  ])('FIND-7 %s is not', (_who, more, code) => {
    expect(askForAccess({ ...asking, ...more })).toMatchObject({ accepted: false, refusal: { code } })
  })

  test('FIND-7 may be made again a week after a refusal', () => {
    const former = refusedAt('2030-01-24T18:00:00.000Z')
    expect(askForAccess({ ...asking, former })).toEqual({ accepted: true, value: sent })
  })
})
