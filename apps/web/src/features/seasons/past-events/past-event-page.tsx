import type { PastEventRead } from '@tablee/contract/seasons/past-events'
import { FORMATS_BY_GAME, type Format } from '@tablee/domain/tournaments/life/announcement'
import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import { GAMES } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { Asked } from '../../../acts/asked.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useCorrectPastEvent, useDeletePastEvents, usePastEvent, useTakePastEvents } from '../api/past-events.ts'
import { useUndo } from '../season-page/use-undo.ts'
import { DraftFields } from './draft-fields.tsx'
import { draftFaults, type PastDraft, type Played, pastDraft, pastWish, withText } from './past-draft.ts'
import { SamePeopleFields } from './same-people.tsx'
import { useSamePeople } from './use-same-people.ts'

type PastEventPageProps = {
  readonly seasonId: string
  readonly id: string
  readonly regulars: readonly string[]
}

/** An event of another tool as it was taken over, to be corrected or deleted. */
export function PastEventPage({ seasonId, id, regulars }: PastEventPageProps) {
  const { t } = useTranslation()
  const query = usePastEvent(seasonId, id)
  const waiting = (
    <div className="grid min-h-60 place-items-center text-muted">
      <Spinner label={t('pastEvents.loading')} />
    </div>
  )
  return (
    <Asked query={query} waiting={waiting} title={t('pastEvents.notLoaded')} isMain headingLevel={1}>
      {(event) => <Known key={JSON.stringify(event)} seasonId={seasonId} event={event} regulars={regulars} />}
    </Asked>
  )
}

type KnownProps = Pick<PastEventPageProps, 'seasonId' | 'regulars'> & { readonly event: PastEventRead }

function Known({ seasonId, event, regulars }: KnownProps) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(() => draftOf(event))
  const [ofAll] = useState(() => playedIn(event))
  const [isTried, setTried] = useState(false)
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const known = useMemo(() => sameIn(event), [event])
  const names = useMemo(() => draft.read.read?.places.map(({ name }) => name) ?? [], [draft])
  const { matches, same, choose } = useSamePeople(names, regulars, known)
  const correct = useCorrectPastEvent()
  const leave = useLeaving(seasonId)
  const faults = draftFaults(draft, { usual: '', today })
  const save = async () => {
    setTried(true)
    if (faults.length > 0) return
    const wish = { ...pastWish(draft, { usual: '', ofAll, same }), id: event.id }
    if ((await correct.send({ seasonId, event: wish })) === null) return
    notify.success({ title: t('pastEvents.saved') })
    leave()
  }
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <header className="grid gap-2">
        <h1 className="text-title wrap-anywhere">{t('pastEvents.correctTitle')}</h1>
        <p className="text-muted">{t('pastEvents.correctLead')}</p>
        <Link
          to="/my-seasons/$id"
          params={{ id: seasonId }}
          className="inline-flex min-h-11 items-center justify-self-start font-semibold underline"
        >
          {t('pastEvents.back')}
        </Link>
      </header>
      <TextArea
        label={t('pastEvents.text')}
        value={draft.text}
        rows={10}
        spellCheck={false}
        onChange={(text) => setDraft((before) => withText(before, text))}
      />
      {event.erased.length > 0 ? (
        <p className="text-muted">{t('pastEvents.erased', { count: event.erased.length })}</p>
      ) : null}
      <DraftFields
        draft={draft}
        ofAll={ofAll}
        faults={isTried ? faults : []}
        isKnown={false}
        onChange={(typed) => setDraft((before) => ({ ...before, typed }))}
      />
      <SamePeopleFields matches={matches} same={same} onSay={choose} />
      <ActFailure act={correct} title={t('pastEvents.saveFailed')} />
      <Button isBusy={correct.isSending} className="justify-self-start" onClick={() => void save()}>
        {t('pastEvents.save')}
      </Button>
      <Deleting seasonId={seasonId} event={event} />
    </div>
  )
}

function useLeaving(id: string): () => void {
  const navigate = useNavigate()
  return () => void navigate({ to: '/my-seasons/$id', params: { id } })
}

/** Taken back by one tap, but for people who were erased. */
function Deleting({ seasonId, event }: Pick<KnownProps, 'seasonId' | 'event'>) {
  const { t } = useTranslation()
  const remove = useDeletePastEvents()
  const take = useTakePastEvents()
  const undo = useUndo()
  const leave = useLeaving(seasonId)
  const press = async () => {
    if ((await remove.send({ seasonId, ids: [event.id] })) === null) return
    const wish = {
      ...pastWish(draftOf(event), { usual: '', ofAll: playedIn(event), same: sameIn(event) }),
      id: event.id,
    }
    undo(t('pastEvents.deleted', { name: event.name }), () => take.send({ seasonId, requests: [[wish]] }))
    leave()
  }
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <ActFailure act={remove} title={t('pastEvents.deleteFailed')} isTap />
      <Button variant="danger" isBusy={remove.isSending} className="justify-self-start" onClick={() => void press()}>
        {t('pastEvents.delete')}
      </Button>
    </div>
  )
}

const HEADINGS = 'Rang;Nom;Matchs gagnés;Matchs nuls'

/** In the columns that are read back. */
function draftOf({ name, heldOn, places }: PastEventRead): PastDraft {
  const rows = places.map(({ name: written, place, won, drawn }) => [place, quoted(written), won, drawn].join(';'))
  return { ...pastDraft([HEADINGS, ...rows].join('\n'), null), typed: { name, heldOn } }
}

const quoted = (name: string) => (/[;"\t|]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)

function playedIn({ gameType, format, formatName }: PastEventRead): Played {
  const game = GAMES.find((each) => each === gameType) ?? 'other'
  const formats: readonly Format[] = FORMATS_BY_GAME[game]
  return {
    game,
    format: formats.find((each) => each === format) ?? FORMATS_BY_GAME[game][0],
    formatName: formatName ?? '',
  }
}

function sameIn({ places }: PastEventRead): ReadonlyMap<string, string> {
  return new Map(places.flatMap(({ name, isSame }) => (isSame ? [[nameKey(name), name] as const] : [])))
}
