import { createFileRoute, Navigate } from '@tanstack/react-router'
import { EMPTY_ADVANCED_FORM, readFormData } from '../../features/accounts/redirects/arrival.ts'

export const Route = createFileRoute('/create-tournament')({
  validateSearch: readFormData,
  component: CreateTournament,
})

function CreateTournament() {
  const { formData = EMPTY_ADVANCED_FORM } = Route.useSearch()
  return <Navigate to="/" search={{ formData }} replace />
}
