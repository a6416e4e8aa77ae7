import type { CallInput, CallReply } from '@tablee/contract/call'
import { registerAdvancedPlayer } from '@tablee/contract/registrations/register-advanced-player'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../acts/act.ts'
import { newSecret } from '../../../device-storage/secret.ts'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { useLetterLanguage } from '../../../language/letter-language.ts'
import { RefusedError } from '../../../transport/request-error.ts'
import { useSignedInAccount } from '../../../transport/signed-in-as.tsx'
import { useRegistrationAct } from './registration-act.ts'

export type Registering = Pick<
  CallInput<typeof registerAdvancedPlayer>,
  | 'playerName'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'location'
  | 'notes'
  | 'decklist'
  | 'guardian'
  | 'wishesFixedSeat'
  | 'password'
>

/** As the account or under a secret of this device; remembers the event here. */
export function useRegisterPlayer({
  id,
  code,
}: Pick<Tournament, 'id' | 'code'>): Act<Registering, CallReply<typeof registerAdvancedPlayer>> {
  const storage = useDeviceStorage()
  const language = useLetterLanguage()
  const account = useSignedInAccount()
  return useRegistrationAct({
    perform: async (client, { actId, ...registering }: Registering & { readonly actId: string }) => {
      // Stored before it is sent: if the answer is lost, this device is still the player.
      const known = storage.secret('player', id)
      const playerId = account ?? known ?? newSecret()
      if (account === null) storage.setSecret('player', id, playerId)
      const call = { ...registering, language, tournamentId: id, playerId, isAnonymous: account === null, actId }
      const sending = client.callFunction(registerAdvancedPlayer, { ...call, policyAgreement: true })
      const reply = await sending.catch((error: unknown) => {
        const isNew = account === null && known === null
        if (isNew && error instanceof RefusedError) storage.removeSecret('player', id)
        throw error
      })
      storage.saveTournament({ id, code, role: 'player', playerName: reply.data.registration.playerName })
      return reply
    },
  })
}
