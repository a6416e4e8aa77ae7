import type { ConductEntry } from '@tablee/contract/tournaments/questions/get-conduct'
import type { PenaltyId } from '@tablee/domain/tournaments/conduct/penalty'
import type { Player, Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useMay } from '../../../acts/acting-as.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useConduct, useTakeBackPenalty } from '../api/players/conduct.ts'
import { ConductLine } from './conduct-line.tsx'
import { useToldTakingBack } from './use-told-taking-back.ts'

type ConductHistoryProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly player: Player
}

export function ConductHistory({ tournament, access, player }: ConductHistoryProps) {
  const { t } = useTranslation()
  const may = useMay()
  const { code, secret: organizerId } = access
  const read = useConduct({ code, as: { organizerId }, isAllowed: may('get-conduct') })
  const takeBack = useTakeBackPenalty(access)
  const tell = useToldTakingBack(access)
  const { name } = player
  const entries = read.data?.filter(({ playerKey }) => playerKey === player.id)
  const remove = async ({ id, penalty: kind }: ConductEntry) => {
    const reply = await takeBack.send({ id: id as PenaltyId, kind })
    if (reply !== null) tell(kind, player)
  }
  if (read.isError) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {t('conduct.historyFailed')}
        <Button variant="secondary" onClick={() => void read.refetch()}>
          {t('journal.refresh')}
        </Button>
      </p>
    )
  }
  if (!entries) return <p className="min-h-6" aria-busy="true" />
  if (entries.length === 0) return <p className="text-muted">{t('conduct.empty')}</p>
  return (
    <>
      <ul className="grid divide-y divide-line rounded-card border border-line">
        {entries.map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2">
            <ConductLine entry={entry} tournament={tournament} />
            {entry.takenBackAt === null ? (
              <Button
                variant="secondary"
                aria-label={t('conduct.takeBackOf', { penalty: t(`conduct.kind.${entry.penalty}`), name })}
                isBusy={takeBack.isSending && takeBack.input?.id === entry.id}
                disabled={takeBack.isSending}
                onClick={() => void remove(entry)}
              >
                {t('conduct.takeBack')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <ActFailure act={takeBack} title={t('conduct.takeBackFailed')} isTap />
    </>
  )
}
