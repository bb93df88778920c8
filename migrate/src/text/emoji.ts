const emoji: Readonly<Record<string, string>> = Object.fromEntries(
  "rocket 🚀 tada 🎉 warning ⚠️ bulb 💡 bug 🐛 sparkles ✨ fire 🔥 memo 📝 book 📖 books 📚 heavy_check_mark ✔️ white_check_mark ✅ ballot_box_with_check ☑️ x ❌ heavy_multiplication_x ✖️ star ⭐ star2 🌟 heart ❤️ smile 😄 smiley 😃 grinning 😀 laughing 😆 wink 😉 slightly_smiling_face 🙂 sweat_smile 😅 thinking 🤔 joy 😂 sunglasses 😎 pray 🙏 clap 👏 wave 👋 thumbsup 👍 +1 👍 thumbsdown 👎 -1 👎 point_right 👉 point_left 👈 point_up ☝️ point_down 👇 eyes 👀 muscle 💪 ok_hand 👌 raised_hands 🙌 construction 🚧 wrench 🔧 hammer 🔨 hammer_and_wrench 🛠️ gear ⚙️ package 📦 lock 🔒 unlock 🔓 key 🔑 link 🔗 mag 🔍 zap ⚡ boom 💥 recycle ♻️ information_source ℹ️ question ❓ exclamation ❗ no_entry ⛔ no_entry_sign 🚫 stop_sign 🛑 calendar 📅 date 📅 clock1 🕐 hourglass ⌛ email 📧 envelope ✉️ phone ☎️ computer 💻 globe_with_meridians 🌐 earth_americas 🌎 cloud ☁️ sunny ☀️ snowflake ❄️ art 🎨 chart_with_upwards_trend 📈 bar_chart 📊 clipboard 📋 pushpin 📌 round_pushpin 📍 paperclip 📎 file_folder 📁 open_file_folder 📂 arrow_right ➡️ arrow_left ⬅️ arrow_up ⬆️ arrow_down ⬇️ arrow_upper_right ↗️ red_circle 🔴 green_circle 🟢 yellow_circle 🟡 orange_circle 🟠 blue_circle 🔵 white_circle ⚪ black_circle ⚫ robot 🤖 snake 🐍 whale 🐳 penguin 🐧 trophy 🏆 medal_sports 🏅 gift 🎁 confetti_ball 🎊 balloon 🎈 coffee ☕ beer 🍺 beers 🍻 pizza 🍕 cake 🍰 checkered_flag 🏁 triangular_flag_on_post 🚩 speech_balloon 💬 loudspeaker 📢 mega 📣 bell 🔔 movie_camera 🎥 camera 📷 tv 📺 movie_camera 🎥 seedling 🌱 herb 🌿 deciduous_tree 🌳 ghost 👻 skull 💀 100 💯 heavy_plus_sign ➕ heavy_minus_sign ➖ copyright ©️ tm ™️"
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

/** The code of an icon of MkDocs Material, such as `:octicons-arrow-right-24:`. */
export const materialIcon = /:(?:material|octicons|fontawesome|simple)-[\w-]+:/;
