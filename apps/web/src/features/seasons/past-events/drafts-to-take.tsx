import { FORMATS_BY_GAME } from '@tablee/domain/tournaments/life/announcement'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import type { OwnSeason } from '../api/own-seasons.ts'
import { useDeletePastEvents, useTakePastEvents } from '../api/past-events.ts'
import { useUndo } from '../season-page/use-undo.ts'
import { DraftFields } from './draft-fields.tsx'
import { DraftLine } from './draft-line.tsx'
import { draftFaults, heldOnOf, nameOf, type PastDraft, type Played, pastWish } from './past-draft.ts'
import { requestsOf } from './past-requests.ts'
import { PlayedFields } from './played-fields.tsx'
import { SamePeopleFields } from './same-people.tsx'
import type { useDrafts } from './use-drafts.ts'
import { useSamePeople } from './use-same-people.ts'

type DraftsToTakeProps = {
  readonly own: OwnSeason
  readonly regulars: readonly string[]
  readonly drafts: readonly PastDraft[]
  readonly desk: Pick<ReturnType<typeof useDrafts>, 'type' | 'write' | 'drop'>
}

/** The last day that has begun here. */
const todayOf = (now: Date) =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

const USUAL: Played = { game: 'magic', format: FORMATS_BY_GAME.magic[0], formatName: '' }

/** Everything that was understood, what only people know, and the button that takes it. */
export function DraftsToTake({ own, regulars, drafts, desk }: DraftsToTakeProps) {
  const { t } = useTranslation()
  const usual = t('pastEvents.usualName')
  const [ofAll, setOfAll] = useState<Played>(USUAL)
  const [isTried, setTried] = useState(false)
  const [today] = useState(() => todayOf(new Date()))
  const names = useMemo(() => drafts.flatMap(({ read }) => read.read?.places.map(({ name }) => name) ?? []), [drafts])
  const { matches, same, choose } = useSamePeople(names, regulars)
  const faultsOf = (draft: PastDraft) => draftFaults(draft, { usual, today })
  const ready = drafts.filter((draft) => faultsOf(draft).length === 0)
  const known = useKnownEvents(own)
  const isKnown = (draft: PastDraft) => known.has(`${heldOnOf(draft)} ${nameOf(draft, usual).trim()}`)
  const [only, ...others] = drafts
  const take = useTaking({ own, drafts, onTaken: desk.drop })
  const press = () => {
    setTried(true)
    if (ready.length > 0) void take.send(ready.map((draft) => pastWish(draft, { usual, ofAll, same })))
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {only && others.length === 0 && only.fileName === null ? (
        <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <DraftFields
            draft={only}
            ofAll={ofAll}
            faults={isTried ? faultsOf(only) : []}
            isKnown={isKnown(only)}
            onChange={(typed) => desk.type(only.id, typed)}
          />
        </Card>
      ) : (
        <>
          <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <h2 className="text-section">{t('pastEvents.ofAll')}</h2>
            <PlayedFields played={ofAll} onChange={setOfAll} />
          </Card>
          <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-card border border-line bg-surface">
            {drafts.map((draft) => (
              <DraftLine
                key={draft.id}
                draft={draft}
                ofAll={ofAll}
                faults={faultsOf(draft)}
                isTried={isTried}
                isKnown={isKnown(draft)}
                onType={(typed) => desk.type(draft.id, typed)}
                onWrite={(text) => desk.write(draft.id, text)}
                onDrop={() => desk.drop(new Set([draft.id]))}
              />
            ))}
          </ul>
        </>
      )}
      <SamePeopleFields matches={matches} same={same} onSay={choose} />
      <Summary count={new Set(names).size} open={drafts.length - ready.length} />
      <ActFailure act={take.act} title={t('pastEvents.failed')} />
      <Button isBusy={take.act.isSending} className="justify-self-start" onClick={press}>
        {ready.length === 0 ? t('pastEvents.seeMissing') : t('pastEvents.take', { count: ready.length })}
      </Button>
    </div>
  )
}

function Summary({ count, open }: { readonly count: number; readonly open: number }) {
  const { t } = useTranslation()
  return (
    <ul role="status" className="grid gap-1 tabular-nums">
      {count > 0 ? <li>{t('pastEvents.allPeople', { count })}</li> : null}
      {open > 0 ? <li className="font-semibold">{t('pastEvents.open', { count: open })}</li> : null}
    </ul>
  )
}

/** By day and name. */
function useKnownEvents({ events }: OwnSeason): ReadonlySet<string> {
  return useMemo(() => new Set(events.map(({ startsAt, name }) => `${startsAt?.slice(0, 10) ?? ''} ${name}`)), [events])
}

type Taking = {
  readonly own: OwnSeason
  readonly drafts: readonly PastDraft[]
  readonly onTaken: (ids: ReadonlySet<string>) => void
}

/** Taken back by one tap; what is not ready stays. */
function useTaking({ own: { season }, drafts, onTaken }: Taking) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const act = useTakePastEvents()
  const remove = useDeletePastEvents()
  const undo = useUndo()
  const send = async (wishes: readonly ReturnType<typeof pastWish>[]) => {
    if ((await act.send({ seasonId: season.id, requests: requestsOf(wishes) })) === null) return
    const ids = wishes.map(({ id }) => id)
    undo(t('pastEvents.taken', { count: ids.length }), () => remove.send({ seasonId: season.id, ids }))
    if (ids.length === drafts.length) void navigate({ to: '/my-seasons/$id', params: { id: season.id } })
    else onTaken(new Set(ids))
  }
  return { act, send }
}
