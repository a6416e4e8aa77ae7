import { seededRandom } from '@tablee/domain/seeded-random'
import { shuffled } from '@tablee/domain/shuffled'

export type Person = { readonly firstName: string; readonly lastName: string; readonly name: string }

const FIRST_NAMES = [
  ...['Adèle', 'Aïcha', 'Anaïs', 'Anne-Sophie', 'Baptiste', 'Béatrice', 'Benoît', 'Camille', 'Cédric', 'Chloé'],
  ...['Clémence', 'Damien', 'Éléonore', 'Émile', 'Étienne', 'Fatou', 'Florian', 'François', 'Gaëlle', 'Guillaume'],
  ...['Hélène', 'Hugo', 'Inès', 'Jean-Baptiste', 'Jérôme', 'Karim', 'Léa', 'Loïc', 'Lucie', 'Maëlys'],
  ...['Marie-Lou', 'Mathéo', 'Nadia', 'Noémie', 'Océane', 'Pauline', 'Quentin', 'Raphaël', 'Sékou', 'Solène'],
  ...['Théo', 'Thi Mai', 'Valentin', 'Yasmine', 'Zoé'],
]
const LAST_NAMES = [
  ...['Aubert', 'Bâ', 'Barbier', 'Benali', 'Bouchard', 'Brun', 'Caron', 'Chevalier', 'Da Silva', 'de La Tour'],
  ...['Delaunay', 'Diallo', 'Dupont', 'Étienne', 'Fabre', 'Faure', 'Garnier', 'Gauthier', 'Girard', 'Guérin'],
  ...['Haddad', 'Henry', 'Jacquet', 'Lambert', 'Le Goff', 'Lefèvre', 'Lemoine', 'L’Hermitte', 'Marchand', 'Martinez'],
  ...['Mercier', 'Moreau', 'N’Guessan', 'Nguyen', 'Noël', 'Olivier', 'Perrin', 'Picard', 'Quéméner', 'Renaud'],
  ...['Rousseau', 'Saint-Martin', 'Tessier', 'Vasseur', 'Weber'],
]

/** Distinct French names, the same ones for the same seed. */
export function demoPeople(count: number, seed: string): readonly Person[] {
  const firstNames = shuffled(FIRST_NAMES, seededRandom(`first ${seed}`))
  const lastNames = shuffled(LAST_NAMES, seededRandom(`last ${seed}`))
  return Array.from({ length: count }, (_, index) => {
    const firstName = firstNames[index % firstNames.length] ?? ''
    // From the second cycle on the same first names meet other last names.
    const lastName = lastNames[(index + Math.floor(index / firstNames.length)) % lastNames.length] ?? ''
    return { firstName, lastName, name: `${firstName} ${lastName}` }
  })
}
