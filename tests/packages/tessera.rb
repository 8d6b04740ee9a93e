# Formula for Homebrew: `brew install --HEAD ./tests/packages/tessera.rb`, or
# with the archive of `make dist` as url.
class Tessera < Formula
  desc "Tile-laying games of the Carcassonne family, every rule in Lua"
  homepage "https://example.org/tessera"
  url "file://#{File.expand_path("../../.build/dist/tessera-0.1.0.tar.gz", __dir__)}"
  version "0.1.0"
  head "file://#{File.expand_path("../..", __dir__)}", using: :git

  depends_on "pkg-config" => :build
  depends_on "jansson"
  depends_on "libedit"
  depends_on "lua@5.4"

  def install
    system "make", "install", "PREFIX=#{prefix}"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/tessera --version")
    system "sh", "-c", "#{bin}/tessera play first --seed 1 </dev/null"
  end
end
