import type { EventShop } from '@tablee/contract/shops/public-shop'
import type { PublicId, Tournament } from '@tablee/domain/tournaments/tournament'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { DeviceStorage } from '../../../../device-storage/device-storage.ts'
import type { HelpingNote } from '../../../../device-storage/helping-notes.ts'
import { DeviceStorageProvider } from '../../../../device-storage/use-device-storage.tsx'
import { createServerClient } from '../../../../transport/server-client.ts'
import { type Server, ServerProvider } from '../../../../transport/server-context.tsx'
import { type SignedInAs, SignedInAsProvider } from '../../../../transport/signed-in-as.tsx'
import { ORGANIZER_SECRET, secretOf, venue } from '../../testing/venue.ts'
import { eventShopKey } from '../events/event-shop-key.ts'
import { useOwnRoles } from './own-roles.ts'

const ZOE: SignedInAs = { kind: 'account', id: 'account-zoe' }

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

type Held = { organizer?: string; player?: string; helping?: HelpingNote; shop?: EventShop['role'] }

/** Makes no requests. */
const nobody = { client: createServerClient({ endpoint: '', language: () => '' }) } as Server

function rolesIn(tournament: Tournament, as: SignedInAs, secrets: Held = {}) {
  const storage = new DeviceStorage({ backend: () => null, log: () => {} })
  if (secrets.organizer) storage.setSecret('organizer', tournament.id, secrets.organizer)
  if (secrets.player) storage.setSecret('player', tournament.id, secrets.player)
  if (secrets.helping) storage.helping.keep(tournament.id, secrets.helping)
  const queryClient = new QueryClient()
  if (secrets.shop && as.kind === 'account') {
    const known: EventShop = { shop: null, takesMessages: false, answersTo: null, role: secrets.shop }
    queryClient.setQueryData(eventShopKey(tournament.id, as.id), known)
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <ServerProvider value={nobody}>
        <DeviceStorageProvider storage={storage}>
          <SignedInAsProvider value={as}>{children}</SignedInAsProvider>
        </DeviceStorageProvider>
      </ServerProvider>
    </QueryClientProvider>
  )
  return renderHook(() => useOwnRoles(tournament), { wrapper }).result.current
}

test('an account that plays and organizes is known by its id', () => {
  const { staff, player } = rolesIn(played('account-zoe'), ZOE)
  expect(staff?.secret).toBe('account-zoe')
  expect([player?.secret, player?.player.name]).toEqual(['account-zoe', 'Zoé'])
})

test('what the device can prove goes before the account', () => {
  const { staff, player } = rolesIn(played(), ZOE, { organizer: ORGANIZER_SECRET, player: secretOf(2) })
  expect(staff?.secret).toBe(ORGANIZER_SECRET)
  expect([player?.secret, player?.player.name]).toEqual([secretOf(2), 'Max'])
})

test('a secret that proves nothing leaves the account its role', () => {
  const { player } = rolesIn(played(), ZOE, { player: 'secret-of-nobody' })
  expect(player?.secret).toBe('account-zoe')
})

test.each([{ kind: 'nobody' }, { kind: 'unknown' }, { kind: 'account', id: 'account-max' }] as const)(
  '$kind: nobody else has these roles',
  (as) => {
    expect(rolesIn(played('account-zoe'), as)).toEqual({ staff: null, player: null })
  },
)

const HELPING: HelpingNote = {
  ...{ code: 'ABCDEF', secret: 'secret of a helper', role: 'judge', name: 'Nour' },
  ...{ expiresAt: '2030-02-01T05:00:00.000+00:00', ended: null },
}

test('STAK-10 a device that was invited has the acts of its role, until that has ended; an organizer stays one', () => {
  const nobody = { kind: 'nobody' } as const
  const { staff } = rolesIn(played(), nobody, { helping: HELPING })
  expect(staff).toMatchObject({ secret: 'secret of a helper', role: 'judge' })
  expect(rolesIn(played(), nobody, { helping: { ...HELPING, ended: 'revoked' } }).staff).toBeNull()
  const both = { helping: HELPING, organizer: ORGANIZER_SECRET }
  expect(rolesIn(played(), nobody, both).staff).toMatchObject({ secret: ORGANIZER_SECRET, role: 'organizer' })
})

test('SHOP-11 an account that holds the shop of an event has its role there; an organizer stays one', () => {
  const asMember = rolesIn(played(), ZOE, { shop: 'co-organizer' }).staff
  expect(asMember).toMatchObject({ secret: 'account-zoe', role: 'co-organizer' })
  expect(rolesIn(played('account-zoe'), ZOE, { shop: 'co-organizer' }).staff?.role).toBe('organizer')
  expect(rolesIn(played(), { kind: 'nobody' }, { shop: 'organizer' }).staff).toBeNull()
})
