import { matchesOutsideCode } from "./code-ranges.ts";
import { applyEdits } from "./edits.ts";

const emoji: Readonly<Record<string, string>> = Object.fromEntries(
  "rocket 🚀 tada 🎉 warning ⚠️ bulb 💡 bug 🐛 sparkles ✨ fire 🔥 memo 📝 book 📖 books 📚 heavy_check_mark ✔️ white_check_mark ✅ ballot_box_with_check ☑️ x ❌ heavy_multiplication_x ✖️ star ⭐ star2 🌟 heart ❤️ smile 😄 smiley 😃 grinning 😀 laughing 😆 wink 😉 slightly_smiling_face 🙂 sweat_smile 😅 thinking 🤔 joy 😂 sunglasses 😎 pray 🙏 clap 👏 wave 👋 thumbsup 👍 +1 👍 thumbsdown 👎 -1 👎 point_right 👉 point_left 👈 point_up ☝️ point_down 👇 eyes 👀 muscle 💪 ok_hand 👌 raised_hands 🙌 construction 🚧 wrench 🔧 hammer 🔨 hammer_and_wrench 🛠️ gear ⚙️ package 📦 lock 🔒 unlock 🔓 key 🔑 link 🔗 mag 🔍 zap ⚡ boom 💥 recycle ♻️ information_source ℹ️ question ❓ exclamation ❗ no_entry ⛔ no_entry_sign 🚫 stop_sign 🛑 calendar 📅 date 📅 clock1 🕐 hourglass ⌛ email 📧 envelope ✉️ phone ☎️ computer 💻 globe_with_meridians 🌐 earth_americas 🌎 cloud ☁️ sunny ☀️ snowflake ❄️ art 🎨 chart_with_upwards_trend 📈 bar_chart 📊 clipboard 📋 pushpin 📌 round_pushpin 📍 paperclip 📎 file_folder 📁 open_file_folder 📂 arrow_right ➡️ arrow_left ⬅️ arrow_up ⬆️ arrow_down ⬇️ arrow_upper_right ↗️ red_circle 🔴 green_circle 🟢 yellow_circle 🟡 orange_circle 🟠 blue_circle 🔵 white_circle ⚪ black_circle ⚫ robot 🤖 snake 🐍 whale 🐳 penguin 🐧 trophy 🏆 medal_sports 🏅 gift 🎁 confetti_ball 🎊 balloon 🎈 coffee ☕ beer 🍺 beers 🍻 pizza 🍕 cake 🍰 checkered_flag 🏁 triangular_flag_on_post 🚩 speech_balloon 💬 loudspeaker 📢 mega 📣 bell 🔔 movie_camera 🎥 camera 📷 tv 📺 seedling 🌱 herb 🌿 deciduous_tree 🌳 ghost 👻 skull 💀 100 💯 white_heart 🤍 blue_heart 💙 green_heart 💚 yellow_heart 💛 orange_heart 🧡 purple_heart 💜 black_heart 🖤 sparkling_heart 💖 test_tube 🧪 microscope 🔬 telescope 🔭 dart 🎯 brain 🧠 handshake 🤝 writing_hand ✍️ shield 🛡️ house 🏠 office 🏢 world_map 🗺️ compass 🧭 newspaper 📰 scroll 📜 label 🏷️ card_index_dividers 🗂️ wastebasket 🗑️ toolbox 🧰 puzzle_piece 🧩 magnet 🧲 ladder 🪜 bricks 🧱 building_construction 🏗️ factory 🏭 satellite 📡 artificial_satellite 🛰️ electric_plug 🔌 battery 🔋 floppy_disk 💾 desktop_computer 🖥️ iphone 📱 keyboard ⌨️ printer 🖨️ stopwatch ⏱️ alarm_clock ⏰ rotating_light 🚨 vertical_traffic_light 🚦 rainbow 🌈 ocean 🌊 mountain ⛰️ star_struck 🤩 heart_eyes 😍 nerd_face 🤓 exploding_head 🤯 hugs 🤗 cry 😢 rage 😡 crab 🦀 elephant 🐘 cat 🐱 dog 🐶 octopus 🐙 turtle 🐢 unicorn 🦄 dragon 🐉 bee 🐝 butterfly 🦋 ant 🐜 man_technologist 👨‍💻 woman_technologist 👩‍💻 technologist 🧑‍💻 busts_in_silhouette 👥 family 👪 crystal_ball 🔮 game_die 🎲 video_game 🎮 headphones 🎧 microphone 🎤 musical_note 🎵 film_strip 🎞️ clapper 🎬 studio_microphone 🎙️ money_with_wings 💸 moneybag 💰 credit_card 💳 chart 💹 chart_with_downwards_trend 📉 abacus 🧮 triangular_ruler 📐 straight_ruler 📏 pencil 📝 pencil2 ✏️ crayon 🖍️ closed_lock_with_key 🔐 mag_right 🔎 inbox_tray 📥 outbox_tray 📤 arrows_counterclockwise 🔄 repeat 🔁 arrow_forward ▶️ new 🆕 up 🆙 free 🆓 cool 🆒 sos 🆘 negative_squared_cross_mark ❎ purple_circle 🟣 large_blue_circle 🔵 black_large_square ⬛ white_large_square ⬜ small_blue_diamond 🔹 large_orange_diamond 🔶 wheelchair ♿ anchor ⚓ sailboat ⛵ airplane ✈️ bus 🚌 car 🚗 bike 🚲 ship 🚢 trident 🔱 heavy_plus_sign ➕ heavy_minus_sign ➖ copyright ©️ tm ™️"
    .split(" ")
    .reduce<[string, string][]>((pairs, word, index, words) => {
      if (index % 2 === 0) pairs.push([word, words[index + 1] ?? ""]);
      return pairs;
    }, []),
);

export function getEmoji(shortcode: string): string | undefined {
  const name = shortcode.slice(1, -1);
  return Object.hasOwn(emoji, name) ? emoji[name] : undefined;
}

/** Replaces known codes such as `:rocket:` outside of code. */
export function convertEmoji(text: string): string {
  const edits = matchesOutsideCode(text, /(?<![\w:]):[\w+-]+:(?![\w:])/g).flatMap(
    ({ index, 0: code }) => {
      const sign = getEmoji(code);
      return sign === undefined ? [] : [{ start: index, end: index + code.length, text: sign }];
    },
  );
  return applyEdits(text, edits).text;
}

/** The code of an icon of MkDocs Material, such as `:octicons-arrow-right-24:`. */
export const materialIcon = /:(?:material|octicons|fontawesome|simple)-[\w-]+:/;
