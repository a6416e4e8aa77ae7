import { Link } from '@tanstack/react-router'
import { CalendarRange, Mail } from 'lucide-react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Moment } from '../../../ui/moment.tsx'
import { useSeriesDates } from '../api/events/series-dates.ts'

const SHOWN = 3

type OtherDatesProps = {
  readonly series: string
  readonly code: string
}

export function ToSeries({ series, code }: OtherDatesProps) {
  const { t } = useTranslation()
  const look = 'flex min-h-11 items-center gap-2 font-semibold print:hidden'
  return (
    <>
      <Link to="/serie/$series" params={{ series }} className={look}>
        <CalendarRange aria-hidden="true" className="size-5 shrink-0" />
        {t('series.link')}
      </Link>
      <NextDates series={series} code={code} />
      <Link to="/serie/$series" params={{ series }} className={look}>
        <Mail aria-hidden="true" className="size-5 shrink-0" />
        {t('series.follow.button')}
      </Link>
    </>
  )
}

/** Upcoming ones, for those who cannot come to this one; empty until known. */
function NextDates({ series, code }: OtherDatesProps) {
  const { t } = useTranslation()
  const { fullDateTime } = useFormats()
  const { data = [] } = useSeriesDates(series)
  const next = data.filter((date) => date.code !== code && !date.isCancelled && !date.isStarted && !date.isFinished)
  if (next.length === 0) return null
  return (
    <ul aria-label={t('series.others')} className="grid">
      {next.slice(0, SHOWN).map(({ code: other, tournamentDate }) =>
        tournamentDate ? (
          <li key={other}>
            <Link
              to="/tournament/$code"
              params={{ code: other }}
              className="flex min-h-11 items-center ps-7 tabular-nums"
            >
              <Moment at={tournamentDate} text={fullDateTime(new Date(tournamentDate))} />
            </Link>
          </li>
        ) : null,
      )}
    </ul>
  )
}
