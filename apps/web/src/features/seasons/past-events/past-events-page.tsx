import { Link } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { ChooseFile } from '../../../forms/choose-file.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { OwnSeason } from '../api/own-seasons.ts'
import { SeasonOfAccount } from '../own-seasons/season-of-account.tsx'
import { DraftsToTake } from './drafts-to-take.tsx'
import { type FileFault, MOST_PAST_FILES, useDrafts } from './use-drafts.ts'

/** As `accept` of an input. */
const FILES = '.txt,.csv,.tsv,.html,.htm,.tdf,.xml,.json,text/plain,text/csv,text/html,application/json'

type PastEventsPageProps = {
  readonly id: string
  /** Names that the shop knows. */
  readonly regulars: readonly string[]
}

/** Paste or drop, look, take. Nothing is kept before the last button. */
export function PastEventsPage({ id, regulars }: PastEventsPageProps) {
  return <SeasonOfAccount id={id}>{(own) => <Known own={own} regulars={regulars} />}</SeasonOfAccount>
}

type KnownProps = Pick<PastEventsPageProps, 'regulars'> & { readonly own: OwnSeason }

function Known({ own, regulars }: KnownProps) {
  const { t } = useTranslation()
  const { season } = own
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid gap-2">
        <h1 className="text-title wrap-anywhere">{t('pastEvents.title')}</h1>
        <p className="font-semibold wrap-anywhere">{season.name}</p>
        <p className="max-w-prose text-muted">{t('pastEvents.lead')}</p>
        <Link
          to="/my-seasons/$id"
          params={{ id: season.id }}
          className="inline-flex min-h-11 items-center justify-self-start font-semibold underline"
        >
          {t('pastEvents.back')}
        </Link>
      </header>
      {season.state === 'ended' ? (
        <Notice tone="attention">{t('pastEvents.ended')}</Notice>
      ) : (
        <Desk own={own} regulars={regulars} />
      )}
    </div>
  )
}

function Desk({ own, regulars }: KnownProps) {
  const { t } = useTranslation()
  const desk = useDrafts()
  const drafts = useDeferredValue(desk.drafts)
  return (
    <>
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-3">
        <TextArea
          label={t('pastEvents.text')}
          hint={t('pastEvents.hint')}
          value={desk.pastedText}
          onChange={desk.paste}
          spellCheck={false}
          onDrop={(event) => {
            const dropped = [...event.dataTransfer.files]
            if (dropped.length === 0) return
            event.preventDefault()
            for (const file of dropped) desk.addFile(file)
          }}
        />
        <div className="flex flex-wrap gap-3">
          <ChooseFile isForMany label={t('pastEvents.choose')} accept={FILES} onFile={desk.addFile} />
          {desk.pastedText === '' ? null : (
            <Button variant="quiet" onClick={() => desk.paste('')}>
              {t('pastEvents.clear')}
            </Button>
          )}
        </div>
        <FileFaults faults={desk.faults} />
      </div>
      {drafts.length === 0 ? null : <DraftsToTake own={own} regulars={regulars} drafts={drafts} desk={desk} />}
    </>
  )
}

function FileFaults({ faults }: { readonly faults: readonly FileFault[] }) {
  const { t } = useTranslation()
  const said = ({ file, kind }: FileFault) => {
    if (kind === 'tooMany') return t('pastEvents.tooMany', { count: MOST_PAST_FILES })
    return t(kind === 'tooLarge' ? 'pastEvents.fileTooLarge' : 'pastEvents.fileUnreadable', { file })
  }
  return (
    <ul role="alert" className="grid gap-1 text-carmine empty:hidden">
      {faults.map((fault) => (
        <li key={fault.file} className="wrap-anywhere">
          {said(fault)}
        </li>
      ))}
    </ul>
  )
}
