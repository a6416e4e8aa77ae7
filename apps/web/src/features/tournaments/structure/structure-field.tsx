import { STRUCTURES, type Structure } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { SelectInput } from '../../../ui/select-input.tsx'

type StructureFieldProps = {
  readonly value: Structure
  readonly onChange: (structure: Structure) => void
  readonly disabled?: boolean
}

export function StructureField({ value, onChange, disabled = false }: StructureFieldProps) {
  const { t } = useTranslation()
  return (
    <SelectInput
      label={t('structure.label')}
      hint={t(`structure.hints.${value}`)}
      options={STRUCTURES.map((structure) => ({ value: structure, label: t(`structure.names.${structure}`) }))}
      value={value}
      onChange={onChange}
      disabled={disabled}
    />
  )
}
