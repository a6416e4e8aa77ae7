export const legal = {
  privacy: {
    page: 'Confidentialité',
    title: 'Politique de confidentialité',
    link: 'politique de confidentialité',
    lead: 'Ce que Tablée garde, pourquoi, et ce que vous pouvez en faire.',
    withoutTitle: 'Sans compte',
    without:
      'Votre navigateur garde lui-même la clé qui prouve que vous organisez un tournoi ou que vous y jouez ; le serveur n’en connaît que l’empreinte. Le nom que vous donnez dans un tournoi, ses matchs et son classement sont visibles par tout le monde. Si vous demandez un appel à chaque ronde, nous gardons l’adresse d’appel de votre navigateur et ses clés, jusqu’à trois jours après la fin du tournoi ou dès que vous y renoncez ; l’appel passe, chiffré, par le service de l’éditeur de votre navigateur (Google, Mozilla, Apple ou Microsoft), qui n’en lit pas le texte.',
    accountTitle: 'Avec un compte',
    account:
      'Nous gardons votre pseudo, votre e-mail, vos nom et prénom, votre ville, une empreinte de votre mot de passe (jamais le mot de passe), la langue dans laquelle vous lisez Tablée, pour nos e-mails, et pour chaque appareil connecté la date, l’adresse IP et le type de navigateur. Votre e-mail, vos nom et prénom et votre ville ne sont jamais publics. Vos résultats aux tournois où ce compte s’est inscrit, et à ceux que vous y ajoutez, restent avec lui, même quand le tournoi n’est plus là ; personne d’autre ne les lit, sauf si vous en faites une page publique.',
    registrationTitle: 'S’inscrire à un tournoi avancé',
    registration:
      'L’inscription peut comprendre vos prénom, nom, e-mail, téléphone, ville, une note pour l’organisation, le souhait d’une place fixe et votre decklist. En dessous de l’âge que l’organisation fixe, elle comprend aussi le nom et le contact d’une personne responsable, et son accord avec son texte et son moment ; ils partent dès que l’inscription est annulée. Seuls vous et l’organisation de ce tournoi pouvez les lire ; les autres ne voient que votre nom de joueur, vos matchs et votre place. Chaque e-mail porte un lien qui ouvre cette inscription seule, sans nom de famille, téléphone ni note ; le navigateur qui l’ouvre en garde une clé, dont nous gardons l’empreinte, jusqu’à ce que vous désactiviez ces liens ou que l’inscription s’efface. De votre adresse nous gardons aussi une marque qui ne permet pas de la retrouver, avec vos choix d’e-mails.',
    shopTitle: 'Tenir un lieu, lui écrire',
    shop: 'Ce que vous dites d’un lieu (nom, adresse, horaires, e-mail, téléphone, site, Discord, Instagram, logo) est public : n’y mettez que ce que tout le monde peut lire. Les personnes qui le tiennent avec vous voient votre pseudo. Une invitation garde l’adresse que vous nommez 14 jours au plus. Un lieu disparaît avec le compte de la dernière personne qui l’organise, ou quand elle le ferme. Un programme à qui un lieu donne un accès (son site, un écran, un robot) lit de ses tournois ce que tout le monde voit et, s’il peut les faire jouer, qui est présent et les résultats envoyés à une table, mais ni e-mail, ni nom de famille, ni téléphone, ni note. Un message à l’organisation part par e-mail et n’est pas gardé ensuite ; votre adresse n’y est que si vous le demandez. Pour compter les messages d’un compte, une empreinte de celui-ci reste un jour.',
    useTitle: 'À quoi cela sert',
    use: 'À vous reconnaître, à vous laisser récupérer votre compte, et, si vous vous inscrivez à un tournoi, à dire qui vient à l’organisation. Il n’y a ni publicité, ni mesure d’audience, ni vente, et nous n’envoyons que les e-mails que vous demandez.',
    cookiesTitle: 'Cookies et stockage',
    cookies:
      'Deux cookies, posés quand vous vous connectez. Celui de votre session est effacé quand vous vous déconnectez. L’autre, « a_device_tablee », dit seulement que quelqu’un s’est déjà connecté sur cet appareil, pour que les essais de quelqu’un d’autre ne vous en ferment pas l’accès : il n’ouvre rien par lui-même, le serveur ne le garde pas, et il reste 400 jours, même après la déconnexion. Le navigateur retient aussi votre langue, le thème, si quelqu’un s’est connecté ici, vos tournois récents et, pour les montrer sans réseau, le dernier état public de ceux où vous jouez ou que vous organisez. Cette copie est effacée quand vous vous déconnectez ; le reste, quand vous videz les données du site. Si vous cherchez autour de vous, votre position est arrondie à 5 km par le navigateur avant de servir à la question ; il la garde le temps de cet onglet, le serveur ne la garde pas.',
    keepingTitle: 'Combien de temps',
    keeping:
      'Un compte et ses inscriptions restent jusqu’à ce que vous les supprimiez. Un tournoi reste avec ses résultats, pour que le classement puisse être relu ; supprimé avant son départ, il est caché à tout le monde pendant 30 jours, le temps que l’organisation puisse le rétablir, puis effacé avec les inscriptions. Chaque jour, un tournoi jamais fini et laissé 180 jours sans rien s’efface ; 365 jours après la fin d’un tournoi annoncé, ou plus tôt si son organisation l’a choisi, les prénom, nom, e-mail, téléphone, ville et note des personnes inscrites s’effacent ; le jour est écrit sous le formulaire et dans les e-mails d’inscription. Ce que quelqu’un signale d’une page s’efface après 180 jours ; rien n’y dit qui l’a écrit. Le lieu qui organise garde le pseudo des personnes venues jouer et le nombre de fois, pour les reconnaître, et leur e-mail si elles l’ont accepté : personne d’autre ne les lit, il les efface sur demande, et ils partent 730 jours après la dernière fois. Les séries que vous suivez par e-mail restent jusqu’à ce que vous ne les suiviez plus ; 365 jours après leur dernière date, cela s’efface aussi. Si vous suivez une série sans compte, nous gardons votre adresse pour ces e-mails seuls, et chacun d’eux dit comment l’effacer ; sans réponse à la question posée par e-mail, elle s’efface après 7 jours. Un lieu peut activer une cote, calculée des matchs de ses tournois terminés : elle garde qui a joué contre qui par des marques qui ne disent aucun nom, et montre votre nom de joueur à qui voit sa page, jusqu’à ce que vous le retiriez dans « Mon parcours » ou le demandiez au lieu. Un lieu peut faire annoncer ses tournois à d’autres sites ou sur Discord : y part ce que tout le monde voit ici, dont les pseudos des tables et du podium ; ce qui est parti, sans les noms, se lit encore 30 jours. Les adresses IP partent avec la session qu’elles accompagnent.',
    rightsTitle: 'Vos droits',
    rights:
      'Depuis votre profil, vous pouvez corriger vos données, les télécharger et supprimer votre compte. Dans les tournois joués, seuls vos résultats restent, sous un nom inventé. Une équipe qui porte votre pseudo perd son nom ; un autre nom d’équipe reste avec les résultats. Si vous organisez, vos tournois à venir sont d’abord repris par quelqu’un d’autre, qui voit alors les inscriptions, ou annulés ; ce que les personnes inscrites vous ont confié est effacé avec le compte.',
    whoTitle: 'Qui est responsable',
    who: 'La personne ou l’association qui fait tourner ce serveur. Tablée est un logiciel libre : les personnes qui l’écrivent ne reçoivent aucune donnée.',
  },
  kept: {
    title: 'Dans votre navigateur, en détail',
    lead: 'Tout ce que votre navigateur peut garder pour ce site, sous le nom qu’il lui donne.',
    place: {
      cookie: 'Cookie',
      local: 'Stockage local',
      tab: 'Stockage de l’onglet',
      database: 'Base de données (IndexedDB)',
      cache: 'Cache',
      push: 'Appels',
    },
    items: {
      session: {
        what: 'Votre session : prouve que c’est vous.',
        until: 'Jusqu’à la déconnexion, 365 jours au plus.',
      },
      device: {
        what: 'Dit que quelqu’un s’est déjà connecté sur cet appareil, pour que les essais de quelqu’un d’autre ne vous en ferment pas l’accès.',
        until: '400 jours, même après la déconnexion.',
      },
      tournaments: {
        what: 'Vos tournois récents, et votre nom dans chacun.',
        until: 'Jusqu’à ce que vous les retiriez de la liste.',
      },
      keys: {
        what: 'Les clés qui prouvent que vous organisez un tournoi, que vous y jouez, ou que le lien d’un e-mail vous a ouvert votre inscription.',
        until: 'Jusqu’à ce que vous vidiez les données du site.',
      },
      helping: {
        what: 'Les tournois où vous aidez, et ceux que votre compte garde.',
        until: 'Jusqu’à ce que vous vidiez les données du site.',
      },
      account: {
        what: 'Si quelqu’un s’est connecté ici, sous quel compte, et si un événement l’attend.',
        until: 'Jusqu’à la déconnexion.',
      },
      preferences: {
        what: 'La langue, le thème, le son de l’horloge, la formule de votre dernier tournoi rapide, et si les appels et l’installation vous ont été proposés.',
        until: 'Jusqu’à ce que vous vidiez les données du site.',
      },
      unsent: {
        what: 'Ce qui n’est pas encore parti : scores choisis (avec les codes tapés à une table), tables arrangées à la main, place demandée.',
        until: 'Jusqu’à l’envoi.',
      },
      desk: {
        what: 'Les lettres dont cet appareil s’occupe à l’accueil d’un événement.',
        until: 'Jusqu’à ce que vous vidiez les données du site.',
      },
      called: {
        what: 'L’adresse à laquelle ce navigateur est appelé à table, ou averti d’un appel de l’arbitrage.',
        until: 'Jusqu’à ce que vous y renonciez.',
      },
      clock: {
        what: 'L’écart entre l’heure de cet appareil et celle du serveur.',
        until: 'Jusqu’à la mesure suivante.',
      },
      moved: {
        what: 'Ce qui a été repris d’une ancienne adresse de ce site.',
        until: 'Jusqu’à ce que vous vidiez les données du site.',
      },
      drafts: {
        what: 'Ce que vous êtes en train d’écrire, listes de personnes comprises.',
        until: 'Jusqu’à l’envoi, ou à la fermeture de l’onglet.',
      },
      door: {
        what: 'Le code lu à l’entrée d’un événement.',
        until: 'Jusqu’à la fermeture de l’onglet.',
      },
      place: {
        what: 'Où vous en étiez : hauteur de la page, onglet ouvert, mise à jour de l’application.',
        until: 'Jusqu’à la fermeture de l’onglet.',
      },
      apart: {
        what: 'Ce que vous décidez sans réseau dans un tournoi que vous organisez, avec le dernier état connu, qui est inscrit (sans coordonnées, sauf celles que vous y tapez alors) et les codes à table de la ronde ; et la dernière ronde que vous avez scannée dans chaque tournoi, avec le nom que vous y avez choisi ; et les six mots des copies que vous en faites pour un autre appareil.',
        until:
          'Jusqu’à ce que ce soit remis au serveur ; ce qui n’a pas pu l’être, jusqu’à ce que vous l’effaciez. Une ronde scannée, jusqu’à la suivante que vous scannez, ou jusqu’à celle d’un autre tournoi plus de trois jours après. Les six mots, jusqu’au retrait du tournoi de la liste, ou à la déconnexion.',
      },
      seen: {
        what: 'Le dernier état public des tournois où vous jouez ou que vous organisez, pour les montrer sans réseau.',
        until: 'Jusqu’à la déconnexion, ou au retrait de la liste.',
      },
      app: {
        what: 'L’application elle-même, sans rien de personnel, et le script qui la tient prête sans réseau.',
        until: 'Jusqu’à la version suivante.',
      },
      calls: {
        what: 'L’abonnement aux appels à table, auprès du service de l’éditeur du navigateur, si vous l’avez demandé.',
        until: 'Jusqu’à ce que vous y renonciez.',
      },
    },
  },
  terms: {
    page: 'Conditions d’utilisation',
    title: 'Conditions d’utilisation',
    link: 'conditions d’utilisation',
    lead: 'Peu de règles, pour que tout le monde joue tranquille.',
    playersTitle: 'Pour tout le monde',
    players:
      'Choisissez un nom que tout le monde peut lire à voix haute. Ne donnez que de vrais résultats. N’essayez pas d’agir à la place de quelqu’un d’autre.',
    organizersTitle: 'Pour qui organise',
    organizers:
      'Les données des personnes inscrites vous sont confiées pour organiser le tournoi, et pour rien d’autre. L’accès organisateur est donné à la main et peut être retiré si elles servent à autre chose.',
    limitsTitle: 'Ce que nous promettons, et pas plus',
    limits:
      'Le service est gratuit et rendu tel quel : nous faisons de notre mieux pour que rien ne se perde, sans garantie. Gardez votre lien de secours, et exportez ce qui compte.',
    endTitle: 'Arrêter',
    end: 'Vous pouvez supprimer votre compte à tout moment. Un compte qui nuit aux autres peut être fermé.',
  },
} as const
