import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import { FileSpreadsheet, RefreshCw } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Asked } from '../../../acts/asked.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { later } from '../../../ui/later.tsx'
import { EmptyState } from '../../../ui/message-screens.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { entriesOf, type JournalPages, readWhole, useJournal, useUnreadActs } from '../api/following/journal.ts'
import { useOwnRoles } from '../api/own/own-roles.ts'
import type { WaitingHereProps } from '../cave/waiting-here.tsx'
import { TournamentGate } from '../tournament-frame/tournament-gate.tsx'
import { byHandingIn } from './handings-in.ts'
import { JournalParts } from './journal-parts.tsx'
import type { ToldAct } from './told-acts.ts'
import { useSaveJournal } from './use-save-journal.ts'
import { useTeller } from './use-teller.ts'

const waitingHere = later<WaitingHereProps>(async () => (await import('../cave/waiting-here.tsx')).WaitingHere)

/** Staff acts: all for the staff, for the public what bears on fairness (NONE-3). */
export function Journal({ code }: { readonly code: string }) {
  return (
    <TournamentGate code={code}>
      {(loaded) => <OpenJournal tournament={loaded.tournament} sequence={loaded.sequence} />}
    </TournamentGate>
  )
}

type OfTournament = { readonly tournament: Tournament }

function OpenJournal({ tournament, sequence }: OfTournament & { readonly sequence: number }) {
  const { t } = useTranslation()
  const { code } = tournament
  const access = useOwnRoles(tournament).staff
  const [typed, setTyped] = useState('')
  const isSearching = typed.trim() !== ''
  const query = useJournal({ code, access, isWhole: isSearching })
  const unread = useUnreadActs({ code, access }, { sequence, journal: query })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid gap-1">
        <p className="text-muted wrap-anywhere">{tournament.name}</p>
        <h1 className="text-title wrap-anywhere">{t('journal.title')}</h1>
        <p className="max-w-prose text-muted">{t(access ? 'journal.leadStaff' : 'journal.lead')}</p>
      </header>
      {access ? <waitingHere.Component tournament={tournament} sequence={sequence} /> : null}
      <TextInput type="search" label={t('journal.search')} value={typed} onChange={setTyped} />
      <Asked query={query} waiting={<Spinner />} title={t('journal.failed')}>
        {(pages) => (
          <Acts {...{ tournament, typed, pages }} isForStaff={access !== null} query={query} unread={unread} />
        )}
      </Asked>
      <Link
        to="/tournament/$code"
        params={{ code }}
        className={`${buttonClass({ variant: 'secondary' })} sm:justify-self-start`}
      >
        {t('tournament.toTournament')}
      </Link>
    </div>
  )
}

type ActsProps = OfTournament & {
  readonly pages: JournalPages
  readonly typed: string
  readonly isForStaff: boolean
  /** Newer acts, not loaded. */
  readonly unread: number
  readonly query: ReturnType<typeof useJournal>
}

function Acts({ tournament, pages, typed, isForStaff, unread, query }: ActsProps) {
  const { t } = useTranslation()
  const tell = useTeller(tournament)
  const all = useMemo(() => entriesOf(pages).map(tell), [pages, tell])
  const saveActs = useSaveJournal()
  const { hasNextPage, isFetching } = query
  const isMeant = ({ matches }: ToldAct) => typed.trim() === '' || matches(typed)
  const meant = (acts: readonly ToldAct[]) => acts.filter(isMeant)
  const save = async () => {
    const acts = hasNextPage ? (await readWhole(query)).map(tell) : all
    await saveActs({ code: tournament.code, acts: meant(acts), isForStaff })
  }
  const shown = meant(all)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="grow text-muted" role="status">
          {t('journal.found', { count: shown.length })}
        </p>
        <Button
          variant={unread > 0 ? 'felt' : 'secondary'}
          isBusy={isFetching}
          icon={<RefreshCw aria-hidden="true" className="size-5" />}
          onClick={() => void query.refetch()}
        >
          {unread > 0 ? t('journal.unread', { count: unread }) : t('journal.refresh')}
        </Button>
        {shown.length > 0 ? (
          <Button
            variant="secondary"
            icon={<FileSpreadsheet aria-hidden="true" className="size-5" />}
            // The app reports missing chunks by itself.
            onClick={() => void save().catch(() => {})}
          >
            {t('journal.save')}
          </Button>
        ) : null}
      </div>
      {shown.length > 0 ? (
        <Card>
          <JournalParts parts={byHandingIn(all, { isShown: isMeant, hasMore: hasNextPage })} />
        </Card>
      ) : (
        <Nothing isFiltered={all.length > 0} />
      )}
      {hasNextPage ? (
        <Button
          variant="secondary"
          className="sm:justify-self-start"
          isBusy={isFetching}
          onClick={() => void query.fetchNextPage()}
        >
          {t('journal.more')}
        </Button>
      ) : null}
    </>
  )
}

function Nothing({ isFiltered }: { readonly isFiltered: boolean }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      drawing={isFiltered ? 'nothingFound' : 'waiting'}
      title={t(isFiltered ? 'journal.nothing' : 'journal.empty')}
    >
      {t(isFiltered ? 'journal.nothingHelp' : 'journal.emptyHelp')}
    </EmptyState>
  )
}
