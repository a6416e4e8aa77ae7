import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Table } from '../../../ui/table.tsx'
import type { Past, PastOpponent } from '../api/past-view.ts'
import { MoreButton } from './more-button.tsx'
import { Record } from './record.tsx'
import { usePlayedNames } from './use-played-names.ts'

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={titleId} className="text-section">
        {title}
      </h2>
      {children}
    </section>
  )
}

export function PastFormats({ formats }: Pick<Past, 'formats'>) {
  const { t } = useTranslation()
  const { gameName, formatName } = usePlayedNames()
  return (
    <Section title={t('past.formats.title')}>
      <Table
        caption={t('past.formats.title')}
        rows={formats}
        rowKey={({ gameType, format, formatName: own }) => JSON.stringify([gameType, format, own])}
        columns={[
          {
            id: 'format',
            header: t('past.formats.name'),
            isRowHeader: true,
            cell: (row) => (
              <>
                {gameName(row.gameType)}
                {formatName(row) === null ? null : (
                  <span className="block text-sm font-normal text-muted">{formatName(row)}</span>
                )}
              </>
            ),
          },
          { id: 'events', header: t('past.formats.events'), align: 'end', cell: ({ events }) => events },
          {
            id: 'best',
            header: t('past.formats.best'),
            align: 'end',
            from: 'sm',
            cell: ({ best }) => best ?? '–',
          },
          { id: 'record', header: t('past.record'), align: 'end', cell: (row) => <Record {...row} /> },
        ]}
      />
    </Section>
  )
}

type PastOpponentsProps = Pick<Past, 'nameless'> & {
  readonly opponents: readonly PastOpponent[]
  readonly count: number
  readonly step: number
  readonly isBusy: boolean
  readonly onMore: () => void
}

/** Most often met first; people without a name are counted alone. */
export function PastOpponents({ opponents, nameless, count, step, isBusy, onMore }: PastOpponentsProps) {
  const { t } = useTranslation()
  const left = Math.min(step, count - opponents.length)
  return (
    <Section title={t('past.opponents.title')}>
      {opponents.length === 0 ? (
        <p className="text-muted">{t('past.opponents.none')}</p>
      ) : (
        <Table
          caption={t('past.opponents.title')}
          rows={opponents.map((row, index) => ({ ...row, index }))}
          // Two people may have one name.
          rowKey={({ index }) => String(index)}
          columns={[
            { id: 'name', header: t('past.opponents.name'), isRowHeader: true, cell: ({ name }) => name },
            { id: 'record', header: t('past.record'), align: 'end', cell: (row) => <Record {...row} /> },
          ]}
        />
      )}
      {nameless === 0 ? null : (
        <p className="text-sm text-muted">{t('past.opponents.nameless', { count: nameless })}</p>
      )}
      <MoreButton label={left > 0 ? t('past.opponents.more', { count: left }) : null} isBusy={isBusy} onMore={onMore} />
    </Section>
  )
}

type PastDecksProps = Pick<Past, 'decks'> & {
  /** Says how decks come to be here. */
  readonly isOwn: boolean
}

export function PastDecks({ decks, isOwn }: PastDecksProps) {
  const { t } = useTranslation()
  const { gameName } = usePlayedNames()
  if (decks.length === 0 && !isOwn) return null
  return (
    <Section title={t('past.decks.title')}>
      {decks.length === 0 ? (
        <p className="text-muted">{t('past.decks.none')}</p>
      ) : (
        <Table
          caption={t('past.decks.title')}
          rows={decks}
          rowKey={({ gameType, deck }) => JSON.stringify([gameType, deck])}
          columns={[
            {
              id: 'deck',
              header: t('past.decks.name'),
              isRowHeader: true,
              cell: ({ deck, gameType }) => (
                <>
                  {deck}
                  <span className="block text-sm font-normal text-muted">{gameName(gameType)}</span>
                </>
              ),
            },
            { id: 'events', header: t('past.formats.events'), align: 'end', cell: ({ events }) => events },
            { id: 'record', header: t('past.record'), align: 'end', cell: (row) => <Record {...row} /> },
          ]}
        />
      )}
    </Section>
  )
}
