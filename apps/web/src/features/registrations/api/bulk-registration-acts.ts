import type { CallInput, CallReply } from '@tablee/contract/call'
import { acceptRegistrations } from '@tablee/contract/registrations/accept-registrations'
import { addPlayersAtDesk } from '@tablee/contract/registrations/add-players-at-desk'
import { cancelRegistrations } from '@tablee/contract/registrations/cancel-registrations'
import { checkInPlayers } from '@tablee/contract/registrations/check-in-players'
import { dropAbsentPlayers } from '@tablee/contract/registrations/drop-absent-players'
import { notePayments } from '@tablee/contract/registrations/note-payments'
import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { undoRegistrationAct } from '@tablee/contract/registrations/undo-registration-act'
import { undoRegistrationActs } from '@tablee/contract/registrations/undo-registration-acts'
import type { UndoableAct } from '@tablee/domain/registrations/undo-registration-act'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { type Act, useAct } from '../../../acts/act.ts'
import { useStaffProof } from '../../../acts/acting-as.tsx'
import { keepRegistrations } from './registrations-query.ts'

/** Null: every pending registration. */
export type Accepted = { readonly registrationIds: readonly string[] | null }
type Reply = CallReply<typeof acceptRegistrations>

/** In order of arrival, as far as there are seats. */
export function useAcceptRegistrations(tournamentId: TournamentId): Act<Accepted, Reply> {
  const proof = useStaffProof()
  return useAct<Accepted, Reply>({
    perform: (client, { registrationIds, actId }) =>
      client.callFunction(acceptRegistrations, {
        tournamentId,
        ...proof,
        ...(registrationIds === null ? {} : { registrationIds: [...registrationIds] }),
        actId,
      }),
    keep: (queryClient, { data }) => keepRegistrations(queryClient, data.registrations, data.liveSequence),
  })
}

export type ListedPerson = CallInput<typeof addPlayersAtDesk>['players'][number]
type ListedAtDesk = { readonly people: readonly ListedPerson[]; readonly tellsByMail?: boolean }

export function useAddListAtDesk(tournamentId: TournamentId): Act<ListedAtDesk, Reply> {
  const proof = useStaffProof()
  return useAct<ListedAtDesk, Reply>({
    perform: (client, { people, tellsByMail = false, actId }) =>
      client.callFunction(addPlayersAtDesk, {
        ...{ tournamentId, ...proof, players: [...people], actId },
        ...(tellsByMail ? { tellsByMail } : {}),
      }),
    keep: (queryClient, { data }) => keepRegistrations(queryClient, data.registrations, data.liveSequence),
  })
}

/** Null: everyone confirmed. */
export type CheckedIn = { readonly registrationIds: readonly string[] | null; readonly isPresent: boolean }

/** Marks many as present or not before the start; the answer lists those changed. */
export function useCheckInPlayers(tournamentId: TournamentId): Act<CheckedIn, Reply> {
  const proof = useStaffProof()
  return useAct<CheckedIn, Reply>({
    perform: (client, { registrationIds, isPresent, actId }) =>
      client.callFunction(checkInPlayers, {
        ...{ tournamentId, ...proof, isPresent, actId },
        ...(registrationIds === null ? {} : { registrationIds: [...registrationIds] }),
      }),
    keep: (queryClient, { data }) => keepRegistrations(queryClient, data.registrations, data.liveSequence),
  })
}

type Several = { readonly registrationIds: readonly string[] }

/** Marks the fee of several as settled or not; the answer lists those changed. */
export function useNotePayments(tournamentId: TournamentId): Act<Several & { readonly hasPaid: boolean }, Reply> {
  const proof = useStaffProof()
  return useAct({
    perform: (client, { registrationIds, ...input }) =>
      client.callFunction(notePayments, { ...input, ...proof, tournamentId, registrationIds: [...registrationIds] }),
    keep: (queryClient, { data }) => keepRegistrations(queryClient, data.registrations, data.liveSequence),
  })
}

/** Before the start. */
export function useCancelRegistrations(tournamentId: TournamentId): Act<Several, Reply> {
  const proof = useStaffProof()
  return useAct({
    perform: (client, { registrationIds, actId }) =>
      client.callFunction(cancelRegistrations, {
        ...{ tournamentId, ...proof, actId },
        registrationIds: [...registrationIds],
      }),
    keep: (queryClient, { data }) => keepRegistrations(queryClient, data.registrations, data.liveSequence),
  })
}

/** Undoes the last act about each. */
export function useUndoRegistrationActs(
  tournamentId: TournamentId,
): Act<Several & { readonly act: UndoableAct }, Reply> {
  const proof = useStaffProof()
  return useAct({
    perform: (client, { registrationIds, ...input }) =>
      client.callFunction(undoRegistrationActs, {
        ...{ ...input, ...proof, tournamentId },
        registrationIds: [...registrationIds],
      }),
    keep: (queryClient, { data }) => keepRegistrations(queryClient, data.registrations, data.liveSequence),
  })
}

export type Settling = { readonly acceptsWaiting: boolean }

/** Before the start, everyone confirmed but not checked in drops, and the waiting list gets their seats. */
export function useDropAbsentPlayers(tournamentId: TournamentId): Act<Settling, Reply> {
  const proof = useStaffProof()
  return useAct<Settling, Reply>({
    perform: (client, { acceptsWaiting, actId }) =>
      client.callFunction(dropAbsentPlayers, { tournamentId, ...proof, acceptsWaiting, actId }),
    keep: (queryClient, { data }) => keepRegistrations(queryClient, data.registrations, data.liveSequence),
  })
}

export type SettlingTakenBack = {
  readonly accepted: readonly RegistrationView[]
  readonly dropped: readonly RegistrationView[]
}
type TakenBack = { readonly back: readonly RegistrationView[]; readonly maxPlayers: number | null }

/** Undoes this one by one: those let in wait again first, to free the seats. */
export function useTakeBackSettling(tournamentId: TournamentId): Act<SettlingTakenBack, TakenBack> {
  const proof = useStaffProof()
  return useAct<SettlingTakenBack, TakenBack>({
    perform: async (client, { accepted, dropped, actId }) => {
      const back: RegistrationView[] = []
      let maxPlayers: number | null = null
      const acts = [
        ...accepted.map(({ playerKey }) => ({ playerId: playerKey, act: 'accept' as const })),
        ...dropped.map(({ playerKey }) => ({ playerId: playerKey, act: 'drop' as const })),
      ]
      for (const [index, undone] of acts.entries()) {
        const input = { tournamentId, ...proof, ...undone, actId: `${actId}-${index}` }
        const { data } = await client.callFunction(undoRegistrationAct, input)
        back.push(data.registration)
        maxPlayers = data.maxPlayers
      }
      return { back, maxPlayers }
    },
    keep: (queryClient, { back }) => keepRegistrations(queryClient, back),
  })
}
