import { describe, expect, test } from 'vitest'
import type { PublicId } from '../tournament.ts'
import { authorOf, type ShownRole } from './author-of.ts'
import { MAY, may } from './may.ts'
import { HELPER_ROLES, type Role, STAFF_ROLES, type StaffRole } from './role.ts'

const NOW = new Date('2030-01-31T20:00:00.000Z')

function shown(role: StaffRole, more: Partial<Pick<ShownRole['holder'], 'expiresAt' | 'revokedAt'>> = {}): ShownRole {
  const term = { expiresAt: null, revokedAt: null, ...more }
  return { publicId: `${role}-id` as PublicId, holder: { role, id: `${role}-1`, label: `${role} Camille`, ...term } }
}

const claimOf = (...roles: readonly ShownRole[]) => ({ shown: roles, otherwise: 'not_organizer' as const })

describe('who may do what', () => {
  test('the organizer may do everything that any helper may', () => {
    for (const [act, roles] of Object.entries<readonly Role[]>(MAY)) {
      const isOfHelpers = HELPER_ROLES.some((role) => roles.includes(role))
      if (isOfHelpers) expect([act, roles.includes('organizer')]).toEqual([act, true])
    }
  })

  test('a co-organizer may do everything that a scorekeeper or a judge may', () => {
    for (const [act, roles] of Object.entries<readonly Role[]>(MAY)) {
      const isOfOthers = roles.includes('scorekeeper') || roles.includes('judge')
      if (isOfOthers) expect([act, roles.includes('co-organizer')]).toEqual([act, true])
    }
  })

  test('nobody who was invited reads personal data, invites, deletes, calls off or hands over', () => {
    const acts = [
      ...(['read-registrations', 'decide-registration', 'change-registration', 'delete-registration'] as const),
      ...(['update-registration', 'submit-decklist', 'publish-decklists', 'create-device-link'] as const),
      ...(['change-settings', 'delete-tournament', 'restore-tournament', 'cancel-tournament', 'offer-event'] as const),
      ...(['restart-quick-tournament', 'message-registered'] as const),
      ...(['invite-staff', 'read-staff', 'revoke-staff', 'erase-staff'] as const),
    ]
    for (const act of acts) expect([act, HELPER_ROLES.filter((role) => may(act, role))]).toEqual([act, []])
  })

  test('what is everybody’s is each role’s', () => {
    for (const role of [...STAFF_ROLES, 'player', 'everybody'] as const) expect(may('get-seat-queue', role)).toBe(true)
  })
})

describe('who acts', () => {
  test('the first of the roles that were shown and that may, under its label', () => {
    expect(authorOf('undo-round', claimOf(shown('judge'), shown('co-organizer'), shown('organizer')), NOW)).toEqual({
      accepted: true,
      value: {
        publicId: 'co-organizer-id',
        role: 'co-organizer',
        holderId: 'co-organizer-1',
        label: 'co-organizer Camille',
      },
    })
  })

  test('nobody whose role has no such act, and the refusal is the one of the claim', () => {
    const claim = claimOf(shown('scorekeeper'), shown('judge'))
    expect(authorOf('undo-round', claim, NOW)).toMatchObject({ refusal: { code: 'not_organizer' } })
    expect(authorOf('send-score-quick-tournament', { shown: [], otherwise: 'not_your_match' }, NOW)).toMatchObject({
      refusal: { code: 'not_your_match' },
    })
  })

  test('a role counts until the moment it expires, and no longer once it was taken away', () => {
    const at = (more: Parameters<typeof shown>[1]) =>
      authorOf('update-score-quick-tournament', claimOf(shown('scorekeeper', more)), NOW)
    expect(at({ expiresAt: '2030-01-31T20:00:00.001Z' }).accepted).toBe(true)
    expect(at({ expiresAt: NOW.toISOString() })).toMatchObject({ refusal: { code: 'role_ended' } })
    expect(at({ revokedAt: '2030-01-31T19:00:00.000Z' })).toMatchObject({ refusal: { code: 'role_ended' } })
  })
})
