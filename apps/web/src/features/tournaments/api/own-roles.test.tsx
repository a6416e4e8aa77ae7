import type { PublicId, Tournament } from '@tablee/domain/tournaments/tournament'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { DeviceStorage } from '../../../device-storage/device-storage.ts'
import { DeviceStorageProvider } from '../../../device-storage/use-device-storage.tsx'
import { type SignedInAs, SignedInAsProvider } from '../../../transport/signed-in-as.tsx'
import { ORGANIZER_SECRET, secretOf, venue } from '../testing/venue.ts'
import { useOwnRoles } from './own-roles.ts'

const ZOE: SignedInAs = { kind: 'account', id: 'account-zoe' }

/** Zoé plays with her account, Max with the secret of his device. */
function played(organizer?: string): Tournament {
  const tournament = venue(['Zoé', 'Max'])
  return {
    ...tournament,
    ...(organizer ? { organizer: organizer as PublicId } : {}),
    players: tournament.players.map((player, index) =>
      index === 0 ? { ...player, publicId: 'account-zoe' as PublicId } : player,
    ),
  }
}

function rolesIn(tournament: Tournament, as: SignedInAs, secrets: { organizer?: string; player?: string } = {}) {
  const storage = new DeviceStorage({ backend: () => null, log: () => {} })
  if (secrets.organizer) storage.setSecret('organizer', tournament.id, secrets.organizer)
  if (secrets.player) storage.setSecret('player', tournament.id, secrets.player)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DeviceStorageProvider storage={storage}>
      <SignedInAsProvider value={as}>{children}</SignedInAsProvider>
    </DeviceStorageProvider>
  )
  return renderHook(() => useOwnRoles(tournament), { wrapper }).result.current
}

test('an account that plays and organizes is known by its id', () => {
  const { organizer, player } = rolesIn(played('account-zoe'), ZOE)
  expect(organizer?.organizerId).toBe('account-zoe')
  expect([player?.secret, player?.player.name]).toEqual(['account-zoe', 'Zoé'])
})

test('what the device can prove goes before the account', () => {
  const { organizer, player } = rolesIn(played(), ZOE, { organizer: ORGANIZER_SECRET, player: secretOf(2) })
  expect(organizer?.organizerId).toBe(ORGANIZER_SECRET)
  expect([player?.secret, player?.player.name]).toEqual([secretOf(2), 'Max'])
})

test('a secret that proves nothing leaves the account its role', () => {
  const { player } = rolesIn(played(), ZOE, { player: 'secret-of-nobody' })
  expect(player?.secret).toBe('account-zoe')
})

test.each([{ kind: 'nobody' }, { kind: 'unknown' }, { kind: 'account', id: 'account-max' }] as const)(
  '$kind: nobody else has these roles',
  (as) => {
    expect(rolesIn(played('account-zoe'), as)).toEqual({ organizer: null, player: null })
  },
)
