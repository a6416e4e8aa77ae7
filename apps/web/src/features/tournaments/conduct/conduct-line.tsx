import type { ConductEntry } from '@tablee/contract/tournaments/questions/get-conduct'
import { bookedLosses } from '@tablee/domain/tournaments/conduct/booked-losses'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'

type ConductLineProps = {
  readonly entry: ConductEntry
  readonly tournament: Tournament
  /** In a list of several people. */
  readonly playerName?: string | undefined
}

/** One decision, with what the staff alone reads. */
export function ConductLine({ entry, tournament, playerName }: ConductLineProps) {
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
      {playerName === undefined ? null : (
        <p className="font-semibold wrap-anywhere">
          <bdi>{playerName}</bdi>
        </p>
      )}
      <p className={takenBackAt === null ? (playerName === undefined ? 'font-semibold' : '') : 'line-through'}>
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
