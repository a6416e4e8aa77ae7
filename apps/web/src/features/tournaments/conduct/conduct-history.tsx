import type { ConductEntry } from '@tablee/contract/tournaments/questions/get-conduct'
import { bookedLosses } from '@tablee/domain/tournaments/conduct/booked-losses'
import type { PenaltyId } from '@tablee/domain/tournaments/conduct/penalty'
import type { Player, Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useMay } from '../../../acts/acting-as.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useConduct, useTakeBackPenalty } from '../api/players/conduct.ts'
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
            <Entry entry={entry} tournament={tournament} />
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

function Entry({ entry, tournament }: { readonly entry: ConductEntry; readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { penalty, name, reason, infraction, takenBackAt } = entry
  // A booked loss may have waited over a bye.
  const round = tournament.penalties.find(({ id }) => id === entry.id)?.round ?? entry.round
  const isWaiting = bookedLosses(tournament).some(({ id }) => id === entry.id)
  const role = t(`journal.role.${entry.role ?? 'unknown'}`)
  const at = formats.dateTime(new Date(entry.at))
  return (
    <div className="grid min-w-0 flex-[1_1_12rem] gap-0.5">
      <p className={takenBackAt === null ? 'font-semibold' : 'line-through'}>
        {isWaiting ? t('conduct.nextMatch') : t('conduct.entry', { penalty: t(`conduct.kind.${penalty}`), round })}
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        {name === null ? t('conduct.by', { role, at }) : t('conduct.byName', { role, name, at })}
      </p>
      {infraction === null ? null : <p>{t(`infractions.name.${infraction}`)}</p>}
      {reason === null ? null : <p className="whitespace-pre-line wrap-anywhere">{reason}</p>}
      {takenBackAt === null ? null : (
        <p className="text-sm text-muted">
          {t('conduct.wasTakenBack', { at: formats.dateTime(new Date(takenBackAt)) })}
        </p>
      )}
    </div>
  )
}
