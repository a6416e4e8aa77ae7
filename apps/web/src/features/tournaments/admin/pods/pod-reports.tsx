import type { PodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import { seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { keptBackOf } from '@tablee/domain/tournaments/kinds/whole-match'
import type { Placings } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { useWholeTournament } from '../../api/following/whole-tournament.ts'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { knownReports, latestReports } from '../../api/results/get-score-reports.ts'
import { usePlacingsHeading, usePlacingsText } from '../../pod-table/placings-text.ts'
import type { Seated } from '../../pod-table/seated.ts'

type PodReportsProps = {
  readonly match: PodTable
  readonly seated: Seated
  readonly access: StaffAccess
  readonly isBusy: boolean
  readonly onChoose: (placings: Placings) => void
}

/** Who said what at a contested table; a tap on a version settles it. */
export function PodReports({ match, seated, access, isBusy, onChoose }: PodReportsProps) {
  const { t } = useTranslation()
  const text = usePlacingsText()
  const heading = usePlacingsHeading()
  const whole = useWholeTournament(access)
  const said = latestReports((whole ? knownReports(keptBackOf(whole)) : NO_REPORTS).get(match.id) ?? [])
  const ids: readonly string[] = seatsOf(match)
  const versions = [
    ...new Map(said.flatMap(({ placings }) => (placings ? [[text(placings, seated), placings]] : []))).values(),
  ]
  return (
    <section
      aria-label={t('admin.scores.contested')}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-control bg-amber-wash p-3"
    >
      <p className="font-semibold text-amber">{t('admin.scores.contested')}</p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
        {said.map(({ by, placings = null }) => (
          <li key={by} className="unbroken-words">
            {t('podsDesk.said', {
              name: seated.short[ids.indexOf(by)] ?? '',
              result: placings ? text(placings, seated) : t('pods.sent.noResult'),
            })}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {versions.map((placings) => (
          <Button key={text(placings, seated)} variant="secondary" disabled={isBusy} onClick={() => onChoose(placings)}>
            <span className="unbroken-words min-w-0">{heading(placings, seated)}</span>
          </Button>
        ))}
      </div>
    </section>
  )
}

const NO_REPORTS: ReturnType<typeof knownReports> = new Map()
