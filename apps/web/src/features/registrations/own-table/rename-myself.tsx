import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { OwnNameButton } from '../../../forms/own-name-button.tsx'
import { useAmendRegistration } from '../api/amend-registration.ts'

type RenameMyselfProps = {
  readonly tournamentId: TournamentId
  /** One's own secret, or one's own account. */
  readonly playerId: string
  readonly name: string
  readonly isAllowed: boolean
}

/** The player of an event under way changes their own name. */
export function RenameMyself({ tournamentId, playerId, name, isAllowed }: RenameMyselfProps) {
  const amend = useAmendRegistration()
  const send = ({ newPlayerName: playerName }: { readonly newPlayerName: string }) =>
    amend.send({ tournamentId, playerId, playerName })
  return <OwnNameButton name={name} isAllowed={isAllowed} act={{ ...amend, send }} />
}
