/** Names of the mock world. Clubs are invented, so that nobody takes a mocked price for a real one. */

/** A text in the languages of the site. */
export interface Text {
  en: string;
  ru: string;
  ar: string;
}

export const names = (en: string, ru: string, ar: string): Text => ({ en, ru, ar });

export interface ChampionshipNames {
  id: string;
  slug: string;
  countryCode: string | null;
  name: Text;
  /** Clubs as [English, Russian, Arabic, short name]. */
  clubs: readonly (readonly [string, string, string, string])[];
}

export interface SportNames {
  id: string;
  slug: string;
  name: Text;
  championships: readonly [ChampionshipNames, ChampionshipNames];
}

/** Three sports with two championships each, six clubs a championship. */
export const sports: readonly SportNames[] = [
  {
    id: "1",
    slug: "football",
    name: { en: "Football", ru: "Футбол", ar: "كرة القدم" },
    championships: [
      {
        id: "101",
        slug: "england-northern-league",
        countryCode: "gb",
        name: { en: "England. Northern League", ru: "Англия. Северная лига", ar: "إنجلترا. الدوري الشمالي" },
        clubs: [
          ["Harrowgate Town", "Харроугейт Таун", "هاروغيت تاون", "HAR"],
          ["Millbrook Rovers", "Миллбрук Роверс", "ميلبروك روفرز", "MIL"],
          ["Ashford Athletic", "Эшфорд Атлетик", "أشفورد أتلتيك", "ASH"],
          ["Kingsmere United", "Кингсмир Юнайтед", "كينغسمير يونايتد", "KIN"],
          ["Redcliff Wanderers", "Редклифф Уондерерс", "ريدكليف واندررز", "RED"],
          ["Saltburn City", "Солтберн Сити", "سالتبرن سيتي", "SAL"],
        ],
      },
      {
        id: "102",
        slug: "spain-liga-costa",
        countryCode: "es",
        name: { en: "Spain. Liga Costa", ru: "Испания. Лига Коста", ar: "إسبانيا. دوري كوستا" },
        clubs: [
          ["Real Almendra", "Реал Альмендра", "ريال ألميندرا", "ALM"],
          ["Deportivo Marisol", "Депортиво Марисоль", "ديبورتيفو ماريسول", "MAR"],
          ["Atlético Verano", "Атлетико Верано", "أتلتيكو فيرانو", "VER"],
          ["Unión Castelar", "Унион Кастелар", "أونيون كاستيلار", "CAS"],
          ["Racing Peñalba", "Расинг Пеньяльба", "راسينغ بينيالبا", "PEN"],
          ["Sporting Olivar", "Спортинг Оливар", "سبورتينغ أوليفار", "OLI"],
        ],
      },
    ],
  },
  {
    id: "2",
    slug: "ice-hockey",
    name: { en: "Ice hockey", ru: "Хоккей", ar: "هوكي الجليد" },
    championships: [
      {
        id: "201",
        slug: "northern-ice-league",
        countryCode: null,
        name: { en: "Northern Ice League", ru: "Северная ледовая лига", ar: "دوري الجليد الشمالي" },
        clubs: [
          ["Lakeport Beavers", "Лейкпорт Биверс", "ليكبورت بيفرز", "LAK"],
          ["Granite Bay Owls", "Гранит-Бей Оулз", "غرانيت باي أولز", "GRA"],
          ["Frostfield Foxes", "Фростфилд Фоксес", "فروستفيلد فوكسز", "FRO"],
          ["Pinewood Moose", "Пайнвуд Мус", "باينوود موس", "PIN"],
          ["Stonebridge Hawks", "Стоунбридж Хокс", "ستونبريدج هوكس", "STO"],
          ["Whitecap Otters", "Уайткэп Оттерс", "وايتكاب أوترز", "WHI"],
        ],
      },
      {
        id: "202",
        slug: "sweden-elite-series",
        countryCode: "se",
        name: { en: "Sweden. Elite Series", ru: "Швеция. Элитная серия", ar: "السويد. سلسلة النخبة" },
        clubs: [
          ["Björkvik HC", "Бьёрквик", "بيوركفيك", "BJO"],
          ["Sjöstaden IF", "Шёстаден", "شوستادن", "SJO"],
          ["Granåsen HK", "Гранозен", "غرانوسن", "GRN"],
          ["Norrhamn SK", "Норрхамн", "نورهامن", "NOR"],
          ["Lövdalen HC", "Лёвдален", "لوفدالن", "LOV"],
          ["Tallmo BK", "Талльму", "تالمو", "TAL"],
        ],
      },
    ],
  },
  {
    id: "3",
    slug: "basketball",
    name: { en: "Basketball", ru: "Баскетбол", ar: "كرة السلة" },
    championships: [
      {
        id: "301",
        slug: "continental-basketball",
        countryCode: "us",
        name: { en: "Continental Basketball", ru: "Континентальный баскетбол", ar: "السلة القارية" },
        clubs: [
          ["Bayview Comets", "Бейвью Кометс", "بايفيو كوميتس", "BAY"],
          ["Copper City Miners", "Коппер-Сити Майнерс", "كوبر سيتي ماينرز", "COP"],
          ["Elm Grove Royals", "Элм-Гроув Роялс", "إلم غروف رويالز", "ELM"],
          ["Harbor Point Kings", "Харбор-Пойнт Кингс", "هاربور بوينت كينغز", "HPK"],
          ["Prairie Storm", "Прейри Сторм", "بريري ستورم", "PRA"],
          ["Summit Stars", "Саммит Старс", "ساميت ستارز", "SUM"],
        ],
      },
      {
        id: "302",
        slug: "turkey-super-basket",
        countryCode: "tr",
        name: { en: "Turkey. Super Basket", ru: "Турция. Супербаскет", ar: "تركيا. سوبر باسكت" },
        clubs: [
          ["Çınarlı SK", "Чынарлы", "تشينارلي", "CIN"],
          ["Boğaziçi Yelken", "Богазичи Йелькен", "بوغازيتشي يلكن", "BOG"],
          ["Karaağaç BK", "Караагач", "كاراآغاتش", "KAR"],
          ["Denizkent Basket", "Денизкент", "دنيزكنت", "DEN"],
          ["Akçatepe Spor", "Акчатепе", "آقجة تبه", "AKC"],
          ["Gülşehir BK", "Гюльшехир", "غولشهير", "GUL"],
        ],
      },
    ],
  },
];
