import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { isPlaying } from '@tablee/domain/tournaments/teams/entrants'
import type { Team } from '@tablee/domain/tournaments/teams/team'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useMay } from '../../acts/acting-as.tsx'
import { useToldFailure } from '../../acts/use-told-failure.ts'
import {
  useAddListAtDesk,
  useCancelRegistrations,
  useUndoRegistrationActs,
} from '../../features/registrations/api/bulk-registration-acts.ts'
import { useOrganizerAct } from '../../features/registrations/api/organizer-act.ts'
import { useRegistrations } from '../../features/registrations/api/registrations-query.ts'
import { RemoveTeam, type TeamRemoval } from '../../features/tournaments/admin/teams/remove-team.tsx'
import { TeamsAtDesk } from '../../features/tournaments/admin/teams/team-list.tsx'
import type { AddPeople } from '../../features/tournaments/admin/teams/use-team-form.ts'
import type { StaffAccess } from '../../features/tournaments/api/own/own-roles.ts'
import { useTranslation } from '../../language/use-translation.ts'

export type RegisteredTeamsProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** Teams of an announced event, whose people have registrations. */
export function RegisteredTeams({ tournament, access }: RegisteredTeamsProps) {
  const may = useMay()
  const addPeople = useAddRegistered(tournament)
  return (
    <TeamsAtDesk
      {...{ tournament, access, addPeople }}
      removal={(team, onDone) =>
        may(isPlaying(tournament, team) ? 'drop-registration' : 'cancel-registrations') ? (
          <RegisteredRemoval {...{ tournament, team, onDone }} />
        ) : null
      }
    />
  )
}

function useAddRegistered({ id }: Tournament): AddPeople {
  const { t } = useTranslation()
  const act = useAddListAtDesk(id)
  useToldFailure(act, t('organizer.failed.add'))
  return async (names) => {
    const reply = await act.send({ people: names.map((playerName) => ({ playerName })) })
    return reply === null ? null : reply.data.registrations.map(({ playerKey }) => playerKey as PlayerId)
  }
}

type RemovalProps = { readonly tournament: Tournament; readonly team: Team; readonly onDone: () => void }

function RegisteredRemoval({ tournament, team, onDone }: RemovalProps) {
  const removal = useRegisteredRemoval(tournament, team)
  return <RemoveTeam {...{ tournament, team, removal, onDone }} />
}

/** Before it plays its registrations are cancelled together; later it drops as a whole, its registrations with it. */
function useRegisteredRemoval(tournament: Tournament, { members }: Team): TeamRemoval {
  const { t } = useTranslation()
  const registrations = useRegistrations(tournament)
  const cancel = useCancelRegistrations(tournament.id)
  const undo = useUndoRegistrationActs(tournament.id)
  const one = useOrganizerAct(tournament.id)
  useToldFailure(cancel, t('teams.desk.removeFailed'))
  useToldFailure(one, t('teams.desk.removeFailed'))
  useToldFailure(undo, t('organizer.failed.undo'))
  const rows: readonly RegistrationView[] = registrations.data ?? []
  const registrationIds = members.flatMap((id) => rows.find(({ playerKey }) => playerKey === id)?.id ?? [])
  const [captain = ''] = members
  const isSending = cancel.isSending || undo.isSending || one.isSending
  if (!isWaiting(tournament)) {
    return {
      isSending,
      remove: async () => (await one.send({ playerKey: captain, act: { kind: 'drop' } })) !== null,
      putBack: async () => (await one.send({ playerKey: captain, act: { kind: 'undo', undone: 'drop' } })) !== null,
    }
  }
  return {
    // Until they are known, nobody's registration would be cancelled.
    isSending: isSending || registrations.data === undefined,
    remove: async () => (await cancel.send({ registrationIds })) !== null,
    putBack: async () => (await undo.send({ registrationIds, act: 'cancel' })) !== null,
  }
}
