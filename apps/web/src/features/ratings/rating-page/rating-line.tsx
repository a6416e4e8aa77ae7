import type { RatingExplanation, RatingPage, RatingTableRow } from '@tablee/contract/ratings/public-rating'
import { Link } from '@tanstack/react-router'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { NotRead } from '../../../acts/asked.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useNamePerson } from '../api/own-ratings.ts'
import { useExplanation } from '../api/rating.ts'
import { useRatingTexts } from '../use-rating-texts.ts'

type RatingLineProps = { readonly row: RatingTableRow; readonly rating: RatingPage['rating'] }

/** Why somebody has their number; of whoever has no name, nothing. */
export function RatingLine({ row, rating }: RatingLineProps) {
  const { t } = useTranslation()
  const { name, matches, events } = row
  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-3">
      <p className="tabular-nums">
        {`${t('ratings.matches', { count: matches })} · ${t('ratings.events', { count: events })}`}
      </p>
      {name === null ? <p>{t('ratings.why.nameless')}</p> : <Steps row={row} rating={rating} />}
      {rating.mayManage && (name !== null || row.isUnnamed) ? <NameAct row={row} rating={rating} /> : null}
    </div>
  )
}

function Steps({ row: { key }, rating: { id, game } }: RatingLineProps) {
  const { t } = useTranslation()
  const query = useExplanation({ id, game }, key)
  if (query.isPending) return <Spinner label={t('ratings.why.loading')} />
  if (!query.data) return <NotRead query={query} title={t('ratings.why.failed')} />
  const steps = query.data.pages.flatMap((page) => page.steps)
  const count = query.data.pages[0]?.stepsCount ?? 0
  return (
    <>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events that are gone have nothing else, and the order stays
          <li key={index}>
            <Step step={step} />
          </li>
        ))}
      </ol>
      {query.hasNextPage ? (
        <Button
          variant="secondary"
          className="justify-self-start"
          isBusy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('ratings.why.more', { count: count - steps.length })}
        </Button>
      ) : null}
    </>
  )
}

type StepOf = { readonly step: RatingExplanation['steps'][number] }

/** What one event was expected to give, and what it gave. */
function Step({ step }: StepOf) {
  const { t } = useTranslation()
  const { day } = useFormats()
  const { ratingText, changeText } = useRatingTexts()
  const { event, before, after, change, meetings, nameless } = step
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <h3 className="text-base font-semibold wrap-anywhere">
        {event.code === null ? (
          event.name
        ) : (
          <Link
            to="/tournament/$code"
            params={{ code: event.code }}
            className="inline-flex min-h-11 items-center underline"
          >
            {event.name}
          </Link>
        )}
        <span className="ms-2 font-normal text-muted">{day(new Date(event.playedAt))}</span>
      </h3>
      <p className="tabular-nums">
        {t('ratings.why.change', {
          before: ratingText(before),
          after: ratingText(after),
          change: changeText(change),
        })}
      </p>
      {meetings.length === 0 ? null : <Meetings step={step} />}
      {nameless === 0 ? null : (
        <p className="text-sm text-muted">{t('ratings.why.namelessMet', { count: nameless })}</p>
      )}
    </section>
  )
}

const CELL = 'py-1 ps-2 text-end align-top tabular-nums whitespace-nowrap'

function Meetings({ step: { meetings, expected, score } }: StepOf) {
  const { t } = useTranslation()
  const { ratingText, number } = useRatingTexts()
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{t('ratings.why.caption')}</caption>
      <thead>
        <tr className="border-b border-line text-muted">
          <th scope="col" className="py-1 text-start font-semibold">
            {t('ratings.why.opponent')}
          </th>
          <th scope="col" className={CELL}>
            {t('ratings.why.expected')}
          </th>
          <th scope="col" className={CELL}>
            {t('ratings.why.score')}
          </th>
        </tr>
      </thead>
      <tbody>
        {meetings.map((met, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and the order stays
          <tr key={index} className="border-b border-line">
            <th scope="row" className="py-1 text-start font-normal">
              <span className="wrap-anywhere">{met.name}</span>
              <span className="block text-muted tabular-nums">{ratingText(met.rating)}</span>
            </th>
            <td className={CELL}>{number(met.expected)}</td>
            <td className={CELL}>{number(met.score)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <th scope="row" className="py-1 text-start">
            {t('ratings.why.sum')}
          </th>
          <td className={CELL}>{number(expected)}</td>
          <td className={CELL}>{number(score)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** On the wish of somebody who may have no account: done at once, and taken back where it stood. */
function NameAct({ row: { key, name }, rating: { id: ratingId } }: RatingLineProps) {
  const { t } = useTranslation()
  const act = useNamePerson()
  const isNamed = name === null
  const send = async () => {
    if ((await act.send({ ratingId, key, isNamed })) === null) return
    notify.success({ title: t(isNamed ? 'ratings.name.named' : 'ratings.name.unnamed') })
  }
  return (
    <>
      <ActFailure act={act} title={t('ratings.notChanged')} isTap />
      <Button
        variant="quiet"
        className="justify-self-start print:hidden"
        isBusy={act.isSending}
        onClick={() => void send()}
      >
        {t(isNamed ? 'ratings.name.show' : 'ratings.name.hide')}
      </Button>
    </>
  )
}
