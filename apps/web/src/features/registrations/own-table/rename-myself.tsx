import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { OwnNameButton } from '../../../forms/own-name-button.tsx'
import { useAmendRegistration } from '../api/amend-registration.ts'

type RenameMyselfProps = {
  readonly tournamentId: TournamentId
  /** A secret or account id. */
  readonly playerId: string
  readonly name: string
  readonly isAllowed: boolean
}

/** In a running event. */
export function RenameMyself({ tournamentId, playerId, name, isAllowed }: RenameMyselfProps) {
  const amend = useAmendRegistration()
  const send = ({ newPlayerName: playerName }: { readonly newPlayerName: string }) =>
    amend.send({ tournamentId, playerId, playerName })
  return <OwnNameButton name={name} isAllowed={isAllowed} act={{ ...amend, send }} />
}
