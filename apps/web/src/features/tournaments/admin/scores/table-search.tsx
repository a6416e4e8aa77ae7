import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextInput } from '../../../../ui/text-input.tsx'
import { KeysHelp } from './keys-help.tsx'
import type { TableEntry } from './use-table-entry.ts'

type TableSearchProps = {
  readonly entry: TableEntry
  readonly isUnfinishedFirst: boolean
  readonly onToggle: () => void
}

/** By number or name; Enter opens the only match. */
export function TableSearch({ entry, isUnfinishedFirst, onToggle }: TableSearchProps) {
  const { t } = useTranslation()
  return (
    <form
      className="flex items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        entry.enter()
      }}
    >
      <TextInput
        ref={entry.box}
        type="search"
        label={t('admin.scores.filter')}
        isLabelHidden
        placeholder={t('admin.scores.filter')}
        enterKeyHint="go"
        value={entry.typed}
        onChange={entry.type}
        className="flex-1"
      />
      <Button
        variant={isUnfinishedFirst ? 'felt' : 'secondary'}
        aria-pressed={isUnfinishedFirst}
        className="max-sm:hidden"
        onClick={onToggle}
      >
        {t('admin.scores.unfinishedFirst')}
      </Button>
      <KeysHelp />
    </form>
  )
}
