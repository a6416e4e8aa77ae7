import { guardianTexts } from './guardian-texts.ts'

/** Who agrees for somebody below the age that an event sets. */
export const guardian = {
  texts: guardianTexts,
  box: 'J’ai moins de {age} ans',
  boxOfPerson: 'A moins de {age} ans',
  lead: 'Une personne qui a l’autorité parentale donne son accord ici. L’organisation est seule à le lire.',
  name: 'Nom de la personne responsable',
  contact: 'Son e-mail ou son téléphone',
  contactHint: 'Une copie de l’accord part à l’e-mail.',
  agreedOnSite: 'Accord donné sur place ou sur papier',
  missing: 'Accord à recueillir',
  title: 'Personne responsable',
  below: 'Moins de {age} ans',
  agreed: 'Accord donné le {date}',
  noted: 'Accord noté par l’organisation le {date}',
  ask: 'Accord d’une personne responsable',
  askUsual: 'Habituel : {what}',
  askNever: 'Jamais',
  askBelow: 'Avant {age} ans',
  askHint: 'Le formulaire demande seulement si la personne a moins de cet âge, pas sa date de naissance.',
  paperPlayer: 'Nom de la personne mineure',
  paperDate: 'Date',
  paperKeep:
    'À remettre à l’organisation, qui garde ce papier hors de vue et le détruit avec les données de l’inscription.',
} as const
